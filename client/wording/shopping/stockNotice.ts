/** English texts of back-in-stock and signup forms. */
export const stockNoticeWording = {
  'stock.notice.title': 'Want it when it’s back?',
  'stock.notice.email': 'Email',
  'stock.notice.submit': 'Email me when it’s back',
  'stock.notice.submitting': 'Sending…',
  'stock.notice.done': 'We’ll email {email} when it’s back.',
  'stock.notice.change': 'Use another email',
} as const;
