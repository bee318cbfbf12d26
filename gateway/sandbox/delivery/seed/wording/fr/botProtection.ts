/** French: about the bot protection of forms. */
export const botProtectionTexts: Readonly<Record<string, string>> = {
  'botProtection.notice': 'Ce site est protégé par reCAPTCHA.',
  'botProtection.purpose':
    'Il démarre lorsque vous utilisez ce formulaire. Il sert à la sécurité, non à la mesure : nous ne demandons donc pas avant.',
  'botProtection.contact': 'Un problème avec ce formulaire ?',
  'botProtection.refused':
    'Nous n’avons pas pu reconnaître qu’une personne a envoyé ceci. Rien de ce que vous avez saisi n’est perdu : réessayez. Si cela se répète, autorisez les scripts sur cette page, ou écrivez-nous par le lien sous le formulaire.',
};
