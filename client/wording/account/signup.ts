/** English texts of the email signup. */
export const signupWording = {
  'chrome.signup.lists': 'Topics',
  'chrome.signup.consent': 'Yes, email me. I can unsubscribe anytime.',
  'chrome.signup.email': 'Newsletter email',
  'chrome.signup.submit': 'Sign up',
  'chrome.signup.submitting': 'Signing up…',
  'chrome.signup.done': 'You’re signed up. Our emails go to {email}.',
} as const;
