/** The groups of the menu, in its order. */
export const groups = ['Start here', 'Leads', 'Content', 'Newsletter and account'] as const;

interface Example {
  group: (typeof groups)[number];
  query: string;
  variables?: string;
}

/** The tabs that the playground opens with. The lines stay short, beside the editor's buttons. */
export const examples: Example[] = [
  {
    group: 'Start here',
    query: `# The business, and the newest articles.
query Welcome {
  business { name email phone location }
  blogs(page: 1, pageSize: 3) {
    totalCount
    pageCount
    items { blog_id title slug_url published_date }
  }
}`,
  },
  {
    group: 'Start here',
    query: `# The three tabs of the portfolio. An item is
# a picture, a pair or a video.
query Portfolio {
  portfolio {
    name
    title
    items {
      __typename
      portfolio_id
      title
      picture { src alt }
      ... on PortfolioPair { before { src alt } }
      ... on PortfolioVideo { video { src byteSize } }
    }
  }
}`,
  },
  {
    group: 'Start here',
    query: `# The same submissionId twice makes one lead.
# "website" marks it as spam: no mail is sent.
# Remove it to send a real lead.
mutation SendMessage($input: MessageInput!) {
  sendMessage(input: $input) { submissionId msg }
}`,
    variables: `{
  "input": {
    "submissionId": "3f1d2c9e-5b7a-4c52-9d3e-0a1b2c3d4e5f",
    "name": "Sample Visitor",
    "email": "visitor@example.com",
    "phoneNum": "9055550123",
    "message": "Sent from the playground.",
    "website": "A test from the playground"
  }
}`,
  },
  {
    group: 'Start here',
    query: `# Put the token into the field above for the
# next examples. The Sign in button does the same.
mutation SignIn($input: LoginInput!) {
  login(input: $input) { email isAdmin token }
}`,
    variables: `{
  "input": { "email": "owner@example.com", "password": "" }
}`,
  },
  {
    group: 'Leads',
    query: `# For an admin: the newest leads.
query Leads {
  me { email isAdmin }
  leads(first: 10) {
    totalCount
    nodes {
      submissionId
      formType
      email
      submittedAt
      fields
      photos { fileName url }
    }
  }
}`,
  },
  {
    group: 'Leads',
    query: `# For an admin: the newest lead with its answers,
# the number of unread leads, and the templates.
query Inbox {
  unreadLeadCount
  replyTemplates { name text }
  leads(first: 1) {
    nodes {
      isUnread
      followUpOn
      replies { text mail { state sentAt } }
      notes { text }
    }
  }
}`,
  },
  {
    group: 'Leads',
    query: `# For an admin: answers a lead, sets a reminder.
# Put the id of a lead into the variables.
mutation Reply($id: ID!, $input: LeadReplyInput!) {
  replyToLead(id: $id, input: $input) {
    state
    replies { text mail { state } }
  }
}`,
    variables: `{
  "id": "00000000-0000-0000-0000-000000000000",
  "input": {
    "reply_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
    "text": "Hello,\\n\\nWhen may I call you?",
    "followUpOn": "2030-01-31"
  }
}`,
  },
  {
    group: 'Leads',
    query: `# For an admin: marks leads as read, and sets
# their state. Put ids of leads into the variables.
mutation SetStates(
  $ids: [ID!]!
  $state: LeadState!
) {
  markLeads(ids: $ids, isRead: true) { id isUnread }
  setLeadStates(ids: $ids, state: $state) {
    id state
  }
}`,
    variables: `{
  "ids": ["00000000-0000-0000-0000-000000000000"],
  "state": "WON"
}`,
  },
  {
    group: 'Leads',
    query: `# For an admin: what waits today, and
# the leads of twelve weeks in numbers.
query Overview {
  leadsToDo { unanswered followUps }
  leadOverview(weeks: 12) {
    count
    answered
    won
    medianAnswerMinutes
    weeks { monday count }
    forms { name count won }
    sources { name count won }
  }
}`,
  },
  {
    group: 'Leads',
    query: `# For an admin: holds notifications at night.
# Without from and to it ends the quiet hours.
# subscribePush adds a device.
mutation Notifications($from: Int, $to: Int) {
  setQuietHours(from: $from, to: $to) {
    quietFrom
    quietTo
    devices { push_id device enabled isCurrent }
  }
}`,
    variables: `{ "from": 22, "to": 7 }`,
  },
  {
    group: 'Content',
    query: `# For an admin: a draft of an article.
mutation WriteDraft($input: BlogInput!) {
  createBlog(input: $input) {
    blog_id state version
  }
}`,
    variables: `{
  "input": {
    "title": "From the playground",
    "slug_url": "From the playground",
    "category": 2,
    "brief_paragraph": "<p>A first thought.</p>",
    "draft": true
  }
}`,
  },
  {
    group: 'Content',
    query: `# For an admin: the owner's changes of pages, as
# fields of their entries by path.
# entryVersions lists the versions of an entry,
# restoreEntryVersion restores one.
query EditablePages {
  editablePages {
    page name
    entry {
      kind number version updatedAt fields
      draft { fields revision }
    }
  }
}`,
  },
  {
    group: 'Content',
    query: `# For an admin: saves the draft of a page.
# publishEntry publishes it. Both are answered by
# CONFLICT if another admin was first.
mutation ChangePrice(
  $number: Int!
  $fields: JSONObject!
  $version: Int!
) {
  saveEntryDraft(
    kind: "page"
    number: $number
    fields: $fields
    version: $version
    revision: 0
  ) {
    draft { errors revision }
  }
}`,
    variables: `{
  "number": 1,
  "fields": { "seo.title": "A new title" },
  "version": 0
}`,
  },
  {
    group: 'Newsletter and account',
    query: `# For an admin: the signed-in devices, the
# second factor, and the activity of 90 days.
query Account {
  devices { session_id device lastUsedAt isCurrent }
  secondFactor { enabledAt recoveryCodesLeft }
  activity(first: 10) {
    nodes { at event by subject count }
  }
}`,
  },
  {
    group: 'Newsletter and account',
    query: `# For an admin: what can be sent, newsletters that
# were sent, and the newest subscribers.
# sendTestMailing sends one to you,
# startMailing to all subscribers.
query Newsletter {
  mailableItems { kind number title }
  mailings(pageSize: 3) {
    items { title state sentCount failedCount }
  }
  subscribers(first: 3) {
    totalCount
    nodes { email consentedAt }
  }
}`,
  },
];
