/** The English words of letters when something is back, and of addresses left for letters. */
export const stockNoticeWording = {
  'stock.notice.title': 'Want it when it’s back?',
  'stock.notice.email': 'Email',
  'stock.notice.submit': 'Email me when it’s back',
  'stock.notice.submitting': 'Sending…',
  'stock.notice.done': 'We’ll email {email} when it’s back.',
  'stock.notice.change': 'Use another email',
} as const;
