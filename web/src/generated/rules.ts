import * as v from 'valibot';

/** What a form control needs to know of its field; the messages are in the schemas. */
export interface FieldRule {
  label: string;
  required: boolean;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  min?: number;
  format?: string;
  oneOf?: readonly string[];
  default?: string;
}

/** An empty control of an optional field counts as not filled in. */
function optionalText<S extends v.GenericSchema<string, unknown>>(schema: S) {
  const filled = v.pipe(v.string(), v.trim(), v.transform((text) => text || undefined), v.optional(schema));
  return v.optional(v.nullable(filled));
}

/** Whether the calendar has this day. */
function isRealDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) && !day.startsWith('0000');
}

export const blogContentInputRules = {
  heading: {"required":false,"label":"Heading","maxLength":300},
  paragraph: {"required":false,"label":"Paragraph","maxLength":20000},
} as const satisfies Record<string, FieldRule>;

export const blogContentInputSchema = v.object({
  heading: optionalText(v.pipe(v.string("Heading is required."), v.trim(), v.maxLength(300, "Heading is at most 300 characters."))),
  paragraph: optionalText(v.pipe(v.string("Paragraph is required."), v.trim(), v.maxLength(20000, "Paragraph is at most 20000 characters."))),
});

export const blogInputRules = {
  blog_image: {"required":false,"label":"Image","maxLength":2000},
  blogs_content: {"required":false,"label":"Blocks"},
  brief_paragraph: {"required":false,"label":"Brief paragraph","maxLength":20000},
  canonicalLink: {"required":false,"label":"Canonical link","format":"link","maxLength":2000},
  category: {"required":true,"label":"Category"},
  draft: {"required":false,"label":"Draft"},
  metaDescription: {"required":false,"label":"Meta description","maxLength":1000},
  metaTitle: {"required":false,"label":"Meta title","maxLength":300},
  publishAt: {"required":false,"label":"Publish at","format":"datetime"},
  published_date: {"required":false,"label":"Published date","maxLength":100},
  slug_url: {"required":true,"label":"URL slug","maxLength":200},
  title: {"required":true,"label":"Title","maxLength":300},
} as const satisfies Record<string, FieldRule>;

export const blogInputSchema = v.object({
  blog_image: optionalText(v.pipe(v.string("Image is required."), v.trim(), v.maxLength(2000, "Image is at most 2000 characters."))),
  blogs_content: v.nullish(v.array(v.lazy(() => blogContentInputSchema))),
  brief_paragraph: optionalText(v.pipe(v.string("Brief paragraph is required."), v.trim(), v.maxLength(20000, "Brief paragraph is at most 20000 characters."))),
  canonicalLink: optionalText(v.pipe(v.string("Canonical link is required."), v.trim(), v.regex(/^(?:https?:\/\/[^\s/?#@:\\]+(?::\d{1,5})?(?:[/?#]\S*)?|\/(?![/\\])\S*)$/i, "Canonical link is an address like https://example.com/page, or a path like /page."), v.maxLength(2000, "Canonical link is at most 2000 characters."))),
  category: v.pipe(v.string("Category is required."), v.trim(), v.minLength(1, "Category is required."), v.regex(/^-?(?:\d+(?:\.\d*)?|\.\d+)$/, "Category is a number."), v.check((text) => Number.isFinite(Number(text)), "Category is a number."), v.transform(Number)),
  draft: v.nullish(v.boolean()),
  metaDescription: optionalText(v.pipe(v.string("Meta description is required."), v.trim(), v.maxLength(1000, "Meta description is at most 1000 characters."))),
  metaTitle: optionalText(v.pipe(v.string("Meta title is required."), v.trim(), v.maxLength(300, "Meta title is at most 300 characters."))),
  publishAt: optionalText(v.pipe(v.string("Publish at is required."), v.trim(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/, "Publish at is a time like 2025-03-31T09:00:00Z."))),
  published_date: optionalText(v.pipe(v.string("Published date is required."), v.trim(), v.maxLength(100, "Published date is at most 100 characters."))),
  slug_url: v.pipe(v.string("URL slug is required."), v.trim(), v.minLength(1, "URL slug is required."), v.maxLength(200, "URL slug is at most 200 characters.")),
  title: v.pipe(v.string("Title is required."), v.trim(), v.minLength(1, "Title is required."), v.maxLength(300, "Title is at most 300 characters.")),
});

export const enquiryInputRules = {
  description: {"required":true,"label":"Business description","maxLength":350},
  email: {"required":true,"label":"Email","format":"email","maxLength":66},
  formToken: {"required":false,"label":"Form token","maxLength":200},
  formType: {"required":true,"label":"Form type","oneOf":["Message genrated through Project Management form","Message genrated through Partnership form"]},
  name: {"required":true,"label":"Full name","format":"letters","maxLength":36},
  phoneNum: {"required":true,"label":"Phone number","format":"digits","maxLength":25},
  replaces: {"required":false,"label":"Replaces","format":"uuid"},
  submissionId: {"required":true,"label":"Submission id","format":"uuid"},
  timeToConnect: {"required":true,"label":"Best time to connect","maxLength":25},
  website: {"required":false,"label":"Website","maxLength":500},
} as const satisfies Record<string, FieldRule>;

export const enquiryInputSchema = v.object({
  description: v.pipe(v.string("Business description is required."), v.trim(), v.minLength(1, "Business description is required."), v.maxLength(350, "Business description is at most 350 characters.")),
  email: v.pipe(v.string("Email is required."), v.trim(), v.minLength(1, "Email is required."), v.regex(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/, "Enter an email address like name@example.com."), v.maxLength(66, "Email is at most 66 characters.")),
  formToken: optionalText(v.pipe(v.string("Form token is required."), v.trim(), v.maxLength(200, "Form token is at most 200 characters."))),
  formType: v.pipe(v.string("Form type is required."), v.trim(), v.minLength(1, "Form type is required."), v.picklist(["Message genrated through Project Management form","Message genrated through Partnership form"], "Choose one of: Message genrated through Project Management form, Message genrated through Partnership form.")),
  name: v.pipe(v.string("Full name is required."), v.trim(), v.minLength(1, "Full name is required."), v.regex(/^[\p{L}\p{M} ]+$/u, "Full name is letters and spaces only."), v.maxLength(36, "Full name is at most 36 characters.")),
  phoneNum: v.pipe(v.string("Phone number is required."), v.trim(), v.transform((text) => text.replace(/\D/g, '')), v.minLength(1, "Phone number is required."), v.regex(/^\d+$/, "Phone number is digits only."), v.maxLength(25, "Phone number is at most 25 digits.")),
  replaces: optionalText(v.pipe(v.string("Replaces is required."), v.trim(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, "Replaces is a UUID."))),
  submissionId: v.pipe(v.string("Submission id is required."), v.trim(), v.minLength(1, "Submission id is required."), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, "Submission id is a UUID.")),
  timeToConnect: v.pipe(v.string("Best time to connect is required."), v.trim(), v.minLength(1, "Best time to connect is required."), v.maxLength(25, "Best time to connect is at most 25 characters.")),
  website: optionalText(v.pipe(v.string("Website is required."), v.trim(), v.maxLength(500, "Website is at most 500 characters."))),
});

export const locationPageInputRules = {
  heading_1: {"required":false,"label":"Heading 1","maxLength":300},
  heading_2: {"required":false,"label":"Heading 2","maxLength":300},
  heading_3: {"required":false,"label":"Heading 3","maxLength":300},
  heading_4: {"required":false,"label":"Heading 4","maxLength":300},
  highlighted_heading: {"required":false,"label":"Highlighted heading","maxLength":300},
  main_heading: {"required":true,"label":"Main heading","maxLength":300},
  main_paragraph: {"required":false,"label":"Main paragraph","maxLength":20000},
  meta_description: {"required":false,"label":"Meta description","maxLength":2000},
  meta_keywords: {"required":false,"label":"Meta keywords","maxLength":2000},
  meta_link: {"required":false,"label":"Meta link","format":"link","maxLength":2000},
  meta_title: {"required":false,"label":"Meta title","maxLength":2000},
  paragraph_1: {"required":false,"label":"Paragraph 1","maxLength":20000},
  paragraph_2: {"required":false,"label":"Paragraph 2","maxLength":20000},
  paragraph_3: {"required":false,"label":"Paragraph 3","maxLength":20000},
  paragraph_4: {"required":false,"label":"Paragraph 4","maxLength":20000},
  slug_url: {"required":true,"label":"URL slug","maxLength":200},
} as const satisfies Record<string, FieldRule>;

export const locationPageInputSchema = v.object({
  heading_1: optionalText(v.pipe(v.string("Heading 1 is required."), v.trim(), v.maxLength(300, "Heading 1 is at most 300 characters."))),
  heading_2: optionalText(v.pipe(v.string("Heading 2 is required."), v.trim(), v.maxLength(300, "Heading 2 is at most 300 characters."))),
  heading_3: optionalText(v.pipe(v.string("Heading 3 is required."), v.trim(), v.maxLength(300, "Heading 3 is at most 300 characters."))),
  heading_4: optionalText(v.pipe(v.string("Heading 4 is required."), v.trim(), v.maxLength(300, "Heading 4 is at most 300 characters."))),
  highlighted_heading: optionalText(v.pipe(v.string("Highlighted heading is required."), v.trim(), v.maxLength(300, "Highlighted heading is at most 300 characters."))),
  main_heading: v.pipe(v.string("Main heading is required."), v.trim(), v.minLength(1, "Main heading is required."), v.maxLength(300, "Main heading is at most 300 characters.")),
  main_paragraph: optionalText(v.pipe(v.string("Main paragraph is required."), v.trim(), v.maxLength(20000, "Main paragraph is at most 20000 characters."))),
  meta_description: optionalText(v.pipe(v.string("Meta description is required."), v.trim(), v.maxLength(2000, "Meta description is at most 2000 characters."))),
  meta_keywords: optionalText(v.pipe(v.string("Meta keywords is required."), v.trim(), v.maxLength(2000, "Meta keywords is at most 2000 characters."))),
  meta_link: optionalText(v.pipe(v.string("Meta link is required."), v.trim(), v.regex(/^(?:https?:\/\/[^\s/?#@:\\]+(?::\d{1,5})?(?:[/?#]\S*)?|\/(?![/\\])\S*)$/i, "Meta link is an address like https://example.com/page, or a path like /page."), v.maxLength(2000, "Meta link is at most 2000 characters."))),
  meta_title: optionalText(v.pipe(v.string("Meta title is required."), v.trim(), v.maxLength(2000, "Meta title is at most 2000 characters."))),
  paragraph_1: optionalText(v.pipe(v.string("Paragraph 1 is required."), v.trim(), v.maxLength(20000, "Paragraph 1 is at most 20000 characters."))),
  paragraph_2: optionalText(v.pipe(v.string("Paragraph 2 is required."), v.trim(), v.maxLength(20000, "Paragraph 2 is at most 20000 characters."))),
  paragraph_3: optionalText(v.pipe(v.string("Paragraph 3 is required."), v.trim(), v.maxLength(20000, "Paragraph 3 is at most 20000 characters."))),
  paragraph_4: optionalText(v.pipe(v.string("Paragraph 4 is required."), v.trim(), v.maxLength(20000, "Paragraph 4 is at most 20000 characters."))),
  slug_url: v.pipe(v.string("URL slug is required."), v.trim(), v.minLength(1, "URL slug is required."), v.maxLength(200, "URL slug is at most 200 characters.")),
});

export const loginInputRules = {
  email: {"required":true,"label":"Email","format":"email","maxLength":36},
  password: {"required":true,"label":"Password","maxLength":16},
} as const satisfies Record<string, FieldRule>;

export const loginInputSchema = v.object({
  email: v.pipe(v.string("Email is required."), v.trim(), v.minLength(1, "Email is required."), v.regex(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/, "Enter an email address like name@example.com."), v.maxLength(36, "Email is at most 36 characters.")),
  password: v.pipe(v.string("Password is required."), v.minLength(1, "Password is required."), v.maxLength(16, "Password is at most 16 characters.")),
});

export const messageInputRules = {
  email: {"required":true,"label":"Email","format":"email","maxLength":66},
  formToken: {"required":false,"label":"Form token","maxLength":200},
  message: {"required":true,"label":"Message","maxLength":350},
  name: {"required":true,"label":"Name","format":"letters","maxLength":36},
  phoneNum: {"required":true,"label":"Phone number","format":"digits","maxLength":25},
  replaces: {"required":false,"label":"Replaces","format":"uuid"},
  submissionId: {"required":true,"label":"Submission id","format":"uuid"},
  website: {"required":false,"label":"Website","maxLength":500},
} as const satisfies Record<string, FieldRule>;

export const messageInputSchema = v.object({
  email: v.pipe(v.string("Email is required."), v.trim(), v.minLength(1, "Email is required."), v.regex(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/, "Enter an email address like name@example.com."), v.maxLength(66, "Email is at most 66 characters.")),
  formToken: optionalText(v.pipe(v.string("Form token is required."), v.trim(), v.maxLength(200, "Form token is at most 200 characters."))),
  message: v.pipe(v.string("Message is required."), v.trim(), v.minLength(1, "Message is required."), v.maxLength(350, "Message is at most 350 characters.")),
  name: v.pipe(v.string("Name is required."), v.trim(), v.minLength(1, "Name is required."), v.regex(/^[\p{L}\p{M} ]+$/u, "Name is letters and spaces only."), v.maxLength(36, "Name is at most 36 characters.")),
  phoneNum: v.pipe(v.string("Phone number is required."), v.trim(), v.transform((text) => text.replace(/\D/g, '')), v.minLength(1, "Phone number is required."), v.regex(/^\d+$/, "Phone number is digits only."), v.maxLength(25, "Phone number is at most 25 digits.")),
  replaces: optionalText(v.pipe(v.string("Replaces is required."), v.trim(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, "Replaces is a UUID."))),
  submissionId: v.pipe(v.string("Submission id is required."), v.trim(), v.minLength(1, "Submission id is required."), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, "Submission id is a UUID.")),
  website: optionalText(v.pipe(v.string("Website is required."), v.trim(), v.maxLength(500, "Website is at most 500 characters."))),
});

export const newsletterInputRules = {
  consentVersion: {"required":false,"label":"Consent wording","oneOf":["2026-11"]},
  email: {"required":false,"label":"Email","maxLength":36,"default":""},
  formToken: {"required":false,"label":"Form token","maxLength":200},
  page: {"required":false,"label":"Page","format":"path","maxLength":300},
  replaces: {"required":false,"label":"Replaces","format":"uuid"},
  submissionId: {"required":true,"label":"Submission id","format":"uuid"},
  website: {"required":false,"label":"Website","maxLength":500},
} as const satisfies Record<string, FieldRule>;

export const newsletterInputSchema = v.object({
  consentVersion: optionalText(v.pipe(v.string("Consent wording is required."), v.trim(), v.picklist(["2026-11"], "Choose one of: 2026-11."))),
  email: v.optional(v.pipe(v.string("Email is required."), v.trim(), v.maxLength(36, "Email is at most 36 characters.")), ""),
  formToken: optionalText(v.pipe(v.string("Form token is required."), v.trim(), v.maxLength(200, "Form token is at most 200 characters."))),
  page: optionalText(v.pipe(v.string("Page is required."), v.trim(), v.regex(/^\/(?!\/)[!-[\]-~]*$/, "Page is the path of a page here, like /blog."), v.maxLength(300, "Page is at most 300 characters."))),
  replaces: optionalText(v.pipe(v.string("Replaces is required."), v.trim(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, "Replaces is a UUID."))),
  submissionId: v.pipe(v.string("Submission id is required."), v.trim(), v.minLength(1, "Submission id is required."), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, "Submission id is a UUID.")),
  website: optionalText(v.pipe(v.string("Website is required."), v.trim(), v.maxLength(500, "Website is at most 500 characters."))),
});

export const portfolioFactsInputRules = {
  days: {"required":false,"label":"Days","min":1},
  package: {"required":false,"label":"Package","maxLength":80},
  rooms: {"required":false,"label":"Rooms","min":1},
  town: {"required":false,"label":"Town","maxLength":60},
} as const satisfies Record<string, FieldRule>;

export const portfolioFactsInputSchema = v.object({
  days: optionalText(v.pipe(v.string("Days is required."), v.trim(), v.regex(/^-?(?:\d+(?:\.\d*)?|\.\d+)$/, "Days is a number."), v.check((text) => Number.isFinite(Number(text)), "Days is a number."), v.check((text) => Number(text) >= 1, "Days is at least 1."), v.transform(Number))),
  package: optionalText(v.pipe(v.string("Package is required."), v.trim(), v.maxLength(80, "Package is at most 80 characters."))),
  rooms: optionalText(v.pipe(v.string("Rooms is required."), v.trim(), v.regex(/^-?(?:\d+(?:\.\d*)?|\.\d+)$/, "Rooms is a number."), v.check((text) => Number.isFinite(Number(text)), "Rooms is a number."), v.check((text) => Number(text) >= 1, "Rooms is at least 1."), v.transform(Number))),
  town: optionalText(v.pipe(v.string("Town is required."), v.trim(), v.maxLength(60, "Town is at most 60 characters."))),
});

export const portfolioItemInputRules = {
  alt: {"required":true,"label":"What it shows","maxLength":500},
  beforeAlt: {"required":false,"label":"What the picture before shows","maxLength":500},
  title: {"required":true,"label":"Caption","maxLength":200},
} as const satisfies Record<string, FieldRule>;

export const portfolioItemInputSchema = v.object({
  alt: v.pipe(v.string("What it shows is required."), v.trim(), v.minLength(1, "What it shows is required."), v.maxLength(500, "What it shows is at most 500 characters.")),
  beforeAlt: optionalText(v.pipe(v.string("What the picture before shows is required."), v.trim(), v.maxLength(500, "What the picture before shows is at most 500 characters."))),
  title: v.pipe(v.string("Caption is required."), v.trim(), v.minLength(1, "Caption is required."), v.maxLength(200, "Caption is at most 200 characters.")),
});

export const quickMessageInputRules = {
  email: {"required":true,"label":"Email","format":"email","maxLength":36},
  formToken: {"required":false,"label":"Form token","maxLength":200},
  message: {"required":true,"label":"Message","maxLength":70},
  name: {"required":true,"label":"Name","maxLength":40},
  phone: {"required":true,"label":"Phone number","format":"digits","maxLength":20},
  replaces: {"required":false,"label":"Replaces","format":"uuid"},
  submissionId: {"required":true,"label":"Submission id","format":"uuid"},
  website: {"required":false,"label":"Website","maxLength":500},
} as const satisfies Record<string, FieldRule>;

export const quickMessageInputSchema = v.object({
  email: v.pipe(v.string("Email is required."), v.trim(), v.minLength(1, "Email is required."), v.regex(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/, "Enter an email address like name@example.com."), v.maxLength(36, "Email is at most 36 characters.")),
  formToken: optionalText(v.pipe(v.string("Form token is required."), v.trim(), v.maxLength(200, "Form token is at most 200 characters."))),
  message: v.pipe(v.string("Message is required."), v.trim(), v.minLength(1, "Message is required."), v.maxLength(70, "Message is at most 70 characters.")),
  name: v.pipe(v.string("Name is required."), v.trim(), v.minLength(1, "Name is required."), v.maxLength(40, "Name is at most 40 characters.")),
  phone: v.pipe(v.string("Phone number is required."), v.trim(), v.transform((text) => text.replace(/\D/g, '')), v.minLength(1, "Phone number is required."), v.regex(/^\d+$/, "Phone number is digits only."), v.maxLength(20, "Phone number is at most 20 digits.")),
  replaces: optionalText(v.pipe(v.string("Replaces is required."), v.trim(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, "Replaces is a UUID."))),
  submissionId: v.pipe(v.string("Submission id is required."), v.trim(), v.minLength(1, "Submission id is required."), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, "Submission id is a UUID.")),
  website: optionalText(v.pipe(v.string("Website is required."), v.trim(), v.maxLength(500, "Website is at most 500 characters."))),
});

export const quoteInputRules = {
  additionalText: {"required":false,"label":"Additional text","maxLength":5000},
  addressLine2: {"required":false,"label":"Address line 2","maxLength":50},
  city: {"required":true,"label":"City","maxLength":50},
  date: {"required":false,"label":"Expected staging date","format":"date"},
  email: {"required":true,"label":"Email","format":"email","maxLength":100},
  firstName: {"required":true,"label":"First name","maxLength":36},
  formToken: {"required":false,"label":"Form token","maxLength":200},
  lastName: {"required":true,"label":"Last name","maxLength":36},
  listPrice: {"required":false,"label":"Estimated list price","min":0,"maxLength":30},
  occupation: {"required":true,"label":"Occupation","oneOf":["Home Owner","Builder","Realtor"]},
  phone: {"required":true,"label":"Phone","format":"digits","maxLength":20},
  postalCode: {"required":true,"label":"Postal code","maxLength":50},
  propertyPhotos: {"required":true,"label":"Photos","minItems":1,"maxItems":5,"maxLength":100},
  propertySize: {"required":true,"label":"Property size","maxLength":300},
  propertyStatus: {"required":true,"label":"Property status","oneOf":["Vacant","Occupied","under renovation"]},
  propertyType: {"required":true,"label":"Property type","maxLength":300},
  replaces: {"required":false,"label":"Replaces","format":"uuid"},
  state: {"required":true,"label":"Province","oneOf":["Ontario","Quebec","British Columbia","Alberta","Manitoba","Saskatchewan","Nova Scotia","New Brunswick","Prince Edward Island","Newfoundland and Labrador","Northwest Territories","Yukon","Nunavut"],"default":"Ontario"},
  streetAddress: {"required":true,"label":"Street address","maxLength":50},
  submissionId: {"required":true,"label":"Submission id","format":"uuid"},
  website: {"required":false,"label":"Website","maxLength":500},
} as const satisfies Record<string, FieldRule>;

export const quoteInputSchema = v.object({
  additionalText: optionalText(v.pipe(v.string("Additional text is required."), v.trim(), v.maxLength(5000, "Additional text is at most 5000 characters."))),
  addressLine2: optionalText(v.pipe(v.string("Address line 2 is required."), v.trim(), v.maxLength(50, "Address line 2 is at most 50 characters."))),
  city: v.pipe(v.string("City is required."), v.trim(), v.minLength(1, "City is required."), v.maxLength(50, "City is at most 50 characters.")),
  date: optionalText(v.pipe(v.string("Expected staging date is required."), v.trim(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, "Expected staging date is a date like 2025-03-31."), v.check(isRealDay, "Expected staging date is a date like 2025-03-31."))),
  email: v.pipe(v.string("Email is required."), v.trim(), v.minLength(1, "Email is required."), v.regex(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/, "Enter an email address like name@example.com."), v.maxLength(100, "Email is at most 100 characters.")),
  firstName: v.pipe(v.string("First name is required."), v.trim(), v.minLength(1, "First name is required."), v.maxLength(36, "First name is at most 36 characters.")),
  formToken: optionalText(v.pipe(v.string("Form token is required."), v.trim(), v.maxLength(200, "Form token is at most 200 characters."))),
  lastName: v.pipe(v.string("Last name is required."), v.trim(), v.minLength(1, "Last name is required."), v.maxLength(36, "Last name is at most 36 characters.")),
  listPrice: optionalText(v.pipe(v.string("Estimated list price is required."), v.trim(), v.regex(/^-?(?:\d+(?:\.\d*)?|\.\d+)$/, "Estimated list price is a number."), v.check((text) => Number.isFinite(Number(text)), "Estimated list price is a number."), v.maxLength(30, "Estimated list price is at most 30 characters."), v.check((text) => Number(text) >= 0, "Estimated list price cannot be negative."))),
  occupation: v.pipe(v.string("Occupation is required."), v.trim(), v.minLength(1, "Occupation is required."), v.picklist(["Home Owner","Builder","Realtor"], "Choose one of: Home Owner, Builder, Realtor.")),
  phone: v.pipe(v.string("Phone is required."), v.trim(), v.transform((text) => text.replace(/\D/g, '')), v.minLength(1, "Phone is required."), v.regex(/^\d+$/, "Phone is digits only."), v.maxLength(20, "Phone is at most 20 digits.")),
  postalCode: v.pipe(v.string("Postal code is required."), v.trim(), v.minLength(1, "Postal code is required."), v.maxLength(50, "Postal code is at most 50 characters.")),
  propertyPhotos: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100, "Photos is at most 100 characters."))), v.minLength(1, "Please upload a image file"), v.maxLength(5, "You can upload a maximum of 5 images.")),
  propertySize: v.pipe(v.string("Property size is required."), v.trim(), v.minLength(1, "Property size is required."), v.maxLength(300, "Property size is at most 300 characters.")),
  propertyStatus: v.pipe(v.string("Property status is required."), v.trim(), v.minLength(1, "Property status is required."), v.picklist(["Vacant","Occupied","under renovation"], "Choose one of: Vacant, Occupied, under renovation.")),
  propertyType: v.pipe(v.string("Property type is required."), v.trim(), v.minLength(1, "Property type is required."), v.maxLength(300, "Property type is at most 300 characters.")),
  replaces: optionalText(v.pipe(v.string("Replaces is required."), v.trim(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, "Replaces is a UUID."))),
  state: v.optional(v.pipe(v.string("Province is required."), v.trim(), v.minLength(1, "Province is required."), v.picklist(["Ontario","Quebec","British Columbia","Alberta","Manitoba","Saskatchewan","Nova Scotia","New Brunswick","Prince Edward Island","Newfoundland and Labrador","Northwest Territories","Yukon","Nunavut"], "Choose one of: Ontario, Quebec, British Columbia, Alberta, Manitoba, Saskatchewan, Nova Scotia, New Brunswick, Prince Edward Island, Newfoundland and Labrador, Northwest Territories, Yukon, Nunavut.")), "Ontario"),
  streetAddress: v.pipe(v.string("Street address is required."), v.trim(), v.minLength(1, "Street address is required."), v.maxLength(50, "Street address is at most 50 characters.")),
  submissionId: v.pipe(v.string("Submission id is required."), v.trim(), v.minLength(1, "Submission id is required."), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, "Submission id is a UUID.")),
  website: optionalText(v.pipe(v.string("Website is required."), v.trim(), v.maxLength(500, "Website is at most 500 characters."))),
});
