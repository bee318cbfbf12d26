/** The English words of the form for letters by e-mail. */
export const signupWording = {
  'chrome.signup.lists': 'About what',
  'chrome.signup.consent': 'Yes, write to me. I can stop it whenever I like.',
  'chrome.signup.email': 'E-mail for letters',
  'chrome.signup.submit': 'Sign me up',
  'chrome.signup.submitting': 'Noting it down…',
  'chrome.signup.done': 'Thank you. We will write to {email}.',
} as const;
