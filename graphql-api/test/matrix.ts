import type { Right } from '../../rules/roles.ts';

// The expected access, as a person reads it: the right, and what requires it.

type Access = 'public' | Right;

const words = (text: string) => text.trim().split(/\s+/);
const lines = (text: string) => text.trim().split(/\s*\n\s*/);

export const expectedRights: Record<'owner' | 'editor' | 'assistant', string[]> = {
  owner: words('adminArea content leads newsletters business erasures accounts'),
  editor: words('adminArea content'),
  assistant: words('adminArea leads newsletters'),
};

export const expectedKinds: Record<string, string[]> = {
  content: words('article category project location ownPage'),
  leads: words('replyTemplate'),
  newsletters: words('newsletter'),
  business: words('page business'),
};

export const expectedOperations: Record<Access, string[]> = {
  public: words(`
    blog blogById blogs business categories isPasswordLinkValid locationPage locationPages login logout me
    ownPage pageContents portfolio portfolioFiles portfolioItem publicEntries publicEntry
    requestPasswordReset requestQuote sendEnquiry sendMessage sendQuickMessage setPassword setPasswordByLink
    subscribeNewsletter uploadQuotePhotos`),
  // Those of entries require the right of the kind too.
  adminArea: words(`
    activity beginSecondFactor changePassword changeProfile colleagues confirmSecondFactor devices disableSecondFactor
    enableSecondFactor endSession replaceRecoveryCodes secondFactor
    deleteEmptiedEntry discardEntryDraft draftLink dueEntries endDraftLink entries entry entryVersions linkableEntries moveEntry publishEntry recentEntries removeEntry
    restoreEntry saveEntryDraft scheduleEntry searchEntries setEntryOpen shareEntryDraft unpublishEntry`),
  content: words(`
    createBlog createLocationPage deleteBlog deleteLocationPage deletePictures deleteVideo describePicture
    focusPicture keepPictures media mediaItem ownPageFields picturesAt replacePicture
    restoreVideo updateBlog updateLocationPage uploadImage uploadVideo videos`),
  leads: words(`
    addLeadNote createProjectOfLead deleteLeadNote leadConversation leadOverview leads leadsToDo mailbox markLeads pendingMails
    pushSettings replyTemplates replyToLead resendMail saveLeadDraft setLeadFollowUp setLeadStates
    setPushEnabled subscribePush testMailbox undoReply unreadLeadCount`),
  newsletters: words(`
    continueMailing endSubscription mailableItems mailablePage mailingFailures mailingFigures mailingPreview mailingReaders mailings openMailings
    pauseMailing pendingSubscribers resendMailing retryMailing sendTestMailing subscribers`),
  business: words(`
    cancelImport editablePage importWordPress imports outdatedFigures pagePictures replaceFigure`),
  erasures: words('erasePerson erasures personalData'),
  accounts: words('admins inviteAdmin invitations removeAdmin setAdminRole withdrawInvitation'),
};

/** The routes but those of built files; HEAD is as GET. */
export const expectedRoutes: Record<Access | 'signed', string[]> = {
  public: lines(`
    GET /*
    GET /api/categories
    GET /api/locationpages
    GET /api/locationpages/:id
    GET /api/locationpages/url/:slug
    GET /blog/
    GET /blog/:id
    GET /blogs
    GET /feed.xml
    GET /graphql
    GET /healthz
    GET /manifest.webmanifest
    GET /newsletter/confirm/:id
    GET /newsletter/go/:id/:item/:mail
    GET /newsletter/preview/:number/:account/:expires/:signature
    GET /newsletter/unsubscribe/:id
    GET /offline-manifest.json
    GET /pictures/:id/:file
    GET /playground
    GET /readyz
    GET /robots.txt
    GET /share-photos
    GET /sitemap.xml
    GET /sw.js
    GET /videos/:id.mp4
    POST /*
    POST /api/upload/assessment
    POST /api/users/login
    POST /graphql
    POST /newsletter/confirm/:id
    POST /newsletter/unsubscribe/:id
    POST /send-assesment
    POST /send-contact-form-main
    POST /send-newsletter
    POST /send-project-management-form
    POST /send-quote
    POST /share-photos`),
  adminArea: [],
  content: lines(`
    DELETE /api/locationpages/:id
    DELETE /blog/:id
    POST /api/backup-files/upload_files
    POST /api/locationpages/create
    POST /blog
    PUT /api/locationpages/:id
    PUT /blog/:id`),
  leads: lines(`
    GET /api/leads.csv
    POST /api/leads.csv`),
  newsletters: lines('GET /api/subscribers.csv'),
  business: lines('GET /api/imports/:id/report.txt'),
  erasures: [],
  accounts: [],
  // Links in mails and pages, and the right to read leads.
  signed: lines(`
    GET /api/lead-messages/:message_id/:part
    GET /photos/:fileName`),
};
