import type { Rules } from '../../../rules/check.ts';

export const blogContentInputRules = {
  heading: {"label":"Heading","required":false,"maxLength":300},
  paragraph: {"label":"Paragraph","required":false,"maxLength":20000,"multiline":true},
} as const satisfies Rules;

export const blogInputRules = {
  blog_image: {"label":"Image","required":false,"maxLength":2000},
  blogs_content: {"label":"Blocks","shape":"inputs","required":false,"maxItems":1000, item: blogContentInputRules},
  brief_paragraph: {"label":"Brief paragraph","required":false,"maxLength":20000,"multiline":true},
  canonicalLink: {"label":"Canonical link","required":false,"maxLength":2000},
  category: {"label":"Category","shape":"integer","required":true},
  draft: {"label":"Draft","shape":"boolean","required":false},
  metaDescription: {"label":"Meta description","required":false,"maxLength":1000},
  metaTitle: {"label":"Meta title","required":false,"maxLength":300},
  publishAt: {"label":"Publish at","required":false,"format":"datetime"},
  published_date: {"label":"Published date","required":false,"maxLength":100},
  slug_url: {"label":"URL slug","required":true,"maxLength":200},
  title: {"label":"Title","required":true,"maxLength":300},
} as const satisfies Rules;

export const categoryInputRules = {
  category: {"label":"Name","required":true,"maxLength":60},
} as const satisfies Rules;

export const changePasswordInputRules = {
  currentPassword: {"label":"Current password","required":true,"maxLength":16,"trim":false},
  password: {"label":"New password","required":true,"minLength":8,"maxLength":16,"trim":false},
} as const satisfies Rules;

export const contentChangeInputRules = {
  path: {"label":"Path","required":true,"maxLength":200},
  value: {"label":"value","required":true},
} as const satisfies Rules;

export const enquiryInputRules = {
  description: {"label":"Business description","required":true,"maxLength":350,"multiline":true},
  email: {"label":"Email","required":true,"format":"email","maxLength":66},
  formType: {"label":"Form type","required":true,"oneOf":["Message genrated through Project Management form","Message genrated through Partnership form"]},
  name: {"label":"Full name","required":true,"format":"letters","maxLength":36},
  phoneNum: {"label":"Phone number","required":true,"format":"digits","maxLength":25},
  timeToConnect: {"label":"Best time to connect","required":true,"maxLength":25},
  website: {"label":"Website","required":false,"maxLength":500,"cut":true,"droppable":true},
} as const satisfies Rules;

export const leadReplyInputRules = {
  followUpOn: {"label":"Follow-up date","required":false,"format":"date"},
  reply_id: {"label":"Reply id","required":true,"format":"uuid"},
  text: {"label":"Reply","required":true,"maxLength":10000,"multiline":true},
} as const satisfies Rules;

export const locationPageInputRules = {
  heading_1: {"label":"Heading 1","required":false,"maxLength":300},
  heading_2: {"label":"Heading 2","required":false,"maxLength":300},
  heading_3: {"label":"Heading 3","required":false,"maxLength":300},
  heading_4: {"label":"Heading 4","required":false,"maxLength":300},
  highlighted_heading: {"label":"Highlighted heading","required":false,"maxLength":300},
  main_heading: {"label":"Main heading","required":true,"maxLength":300},
  main_paragraph: {"label":"Main paragraph","required":false,"maxLength":20000,"multiline":true},
  meta_description: {"label":"Meta description","required":false,"maxLength":2000},
  meta_keywords: {"label":"Meta keywords","required":false,"maxLength":2000},
  meta_link: {"label":"Meta link","required":false,"maxLength":2000},
  meta_title: {"label":"Meta title","required":false,"maxLength":2000},
  paragraph_1: {"label":"Paragraph 1","required":false,"maxLength":20000,"multiline":true},
  paragraph_2: {"label":"Paragraph 2","required":false,"maxLength":20000,"multiline":true},
  paragraph_3: {"label":"Paragraph 3","required":false,"maxLength":20000,"multiline":true},
  paragraph_4: {"label":"Paragraph 4","required":false,"maxLength":20000,"multiline":true},
  slug_url: {"label":"URL slug","required":true,"maxLength":200},
} as const satisfies Rules;

export const loginInputRules = {
  code: {"label":"Code","required":false,"maxLength":30},
  email: {"label":"Email","required":true,"format":"email","maxLength":36},
  password: {"label":"Password","required":true,"maxLength":16,"trim":false},
} as const satisfies Rules;

export const mailedEmailInputRules = {
  email: {"label":"Email","required":true,"format":"email","maxLength":36},
} as const satisfies Rules;

export const messageInputRules = {
  email: {"label":"Email","required":true,"format":"email","maxLength":66},
  formType: {"label":"Form type","required":false,"default":"Contact","maxLength":100},
  message: {"label":"Message","required":true,"maxLength":350,"multiline":true},
  name: {"label":"Name","required":true,"format":"letters","maxLength":36},
  phoneNum: {"label":"Phone number","required":true,"format":"digits","maxLength":25},
  website: {"label":"Website","required":false,"maxLength":500,"cut":true,"droppable":true},
} as const satisfies Rules;

export const newsletterInputRules = {
  consentVersion: {"label":"Consent wording","required":false,"oneOf":["2026-11"],"droppable":true},
  email: {"label":"Email","required":false,"default":"","minLength":0,"maxLength":36},
  page: {"label":"Page","required":false,"format":"path","maxLength":300,"droppable":true},
  website: {"label":"Website","required":false,"maxLength":500,"cut":true,"droppable":true},
} as const satisfies Rules;

export const portfolioFactsInputRules = {
  days: {"label":"Days","shape":"integer","required":false,"min":1},
  package: {"label":"Package","required":false,"maxLength":80},
  rooms: {"label":"Rooms","shape":"integer","required":false,"min":1},
  town: {"label":"Town","required":false,"maxLength":60},
} as const satisfies Rules;

export const portfolioItemInputRules = {
  alt: {"label":"Description","required":true,"maxLength":500},
  beforeAlt: {"label":"Description of the picture before","required":false,"maxLength":500},
  title: {"label":"Caption","required":true,"maxLength":200},
} as const satisfies Rules;

export const pushSubscriptionInputRules = {
  auth: {"label":"Secret","required":true,"maxLength":50},
  endpoint: {"label":"Endpoint","required":true,"maxLength":1000},
  p256dh: {"label":"Public key","required":true,"maxLength":100},
} as const satisfies Rules;

export const quickMessageInputRules = {
  email: {"label":"Email","required":true,"format":"email","maxLength":36},
  message: {"label":"Message","required":true,"maxLength":70,"multiline":true},
  name: {"label":"Name","required":true,"maxLength":40},
  phone: {"label":"Phone number","required":true,"format":"digits","maxLength":20,"cut":true},
  website: {"label":"Website","required":false,"maxLength":500,"cut":true,"droppable":true},
} as const satisfies Rules;

export const quoteInputRules = {
  additionalText: {"label":"Additional text","required":false,"maxLength":5000,"multiline":true},
  addressLine2: {"label":"Address line 2","required":false,"maxLength":50},
  city: {"label":"City","required":true,"maxLength":50},
  date: {"label":"Expected staging date","required":false,"format":"date"},
  email: {"label":"Email","required":true,"format":"email","maxLength":100},
  firstName: {"label":"First name","required":true,"maxLength":36},
  lastName: {"label":"Last name","required":true,"maxLength":36},
  listPrice: {"label":"Estimated list price","shape":"number","required":false,"min":0,"maxLength":30},
  occupation: {"label":"Occupation","required":true,"oneOf":["Home Owner","Builder","Realtor"]},
  phone: {"label":"Phone","required":true,"format":"digits","maxLength":20},
  postalCode: {"label":"Postal code","required":true,"maxLength":50},
  propertyPhotos: {"label":"Photos","shape":"list","required":true,"minItems":1,"maxItems":5,"items":"images","maxLength":100},
  propertySize: {"label":"Property size","required":true,"maxLength":300},
  propertyStatus: {"label":"Property status","required":true,"oneOf":["Vacant","Occupied","under renovation"]},
  propertyType: {"label":"Property type","required":true,"maxLength":300},
  state: {"label":"Province","required":true,"default":"Ontario","oneOf":["Ontario","Quebec","British Columbia","Alberta","Manitoba","Saskatchewan","Nova Scotia","New Brunswick","Prince Edward Island","Newfoundland and Labrador","Northwest Territories","Yukon","Nunavut"]},
  streetAddress: {"label":"Street address","required":true,"maxLength":50},
  website: {"label":"Website","required":false,"maxLength":500,"cut":true,"droppable":true},
} as const satisfies Rules;

export const replyTemplateInputRules = {
  name: {"label":"Name","required":true,"maxLength":60},
  text: {"label":"Text","required":true,"maxLength":10000,"multiline":true},
} as const satisfies Rules;

export const setPasswordInputRules = {
  password: {"label":"New password","required":true,"minLength":8,"maxLength":16,"trim":false},
  token: {"label":"Link","required":true,"maxLength":100},
} as const satisfies Rules;
