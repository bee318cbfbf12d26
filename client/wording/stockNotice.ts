/** The English words of letters when something is back, and of addresses left for letters. */
export const stockNoticeWording = {
  'stock.notice.title': 'Shall we write when it is back?',
  'stock.notice.email': 'E-mail',
  'stock.notice.submit': 'Write to me',
  'stock.notice.submitting': 'Noting it down…',
  'stock.notice.done': 'We will write to {email} when it is back.',
  'stock.notice.change': 'Use another address',
} as const;
