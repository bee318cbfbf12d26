/** German: the pro programme and the spend meter. */
export const proTexts: Readonly<Record<string, string>> = {
  'pro.meter.title': 'Ihre Pro-Einkäufe in diesem Jahr',
  'pro.meter.spent': '{spent} von {limit}',
  'pro.meter.withCart': 'Mit diesem Warenkorb: {after}',
  'pro.meter.withThis': 'Mit Ihrem Warenkorb und diesem Stück: {after}',
  'pro.meter.remaining': 'Noch {remaining} übrig',
  'pro.meter.remainingAfter': 'Danach noch {remaining} übrig',
  'pro.meter.near': 'Damit kommen Sie nah an Ihr Limit für dieses Jahr.',
  'pro.meter.over': 'Das übersteigt Ihr Limit für dieses Jahr.',
  'pro.meter.expires': 'Ihre Mitgliedschaft gilt bis {date}.',
  'pro.meter.down': 'Was Sie ausgegeben haben, lässt sich gerade nicht abrufen. Ihre Preise gelten weiter.',

  'pro.standing.title': 'Sie sind dabei',
  'pro.standing.discount': 'Sie zahlen {percent} % weniger als den normalen Preis.',
  'pro.standing.employee': 'Sie arbeiten hier: Für Sie gelten Limit und Preis der Belegschaft.',
  'pro.standing.EXPIRED':
    'Ihr Pro-Code ist abgelaufen. Geben Sie einen neuen ein, dann gelten Ihre Preise wieder.',
  'pro.standing.MALFORMED':
    'Wir können Ihren Pro-Code nicht lesen. Geben Sie ihn noch einmal ein, oder kontaktieren Sie uns.',
  'pro.standing.NOT_HERE': 'Sie sind im Programm, aber in diesem Land gibt es keine Pro-Preise.',
  'pro.join.title': 'Mitmachen',
  'pro.join.guest':
    'Sie brauchen ein Konto und den Pro-Code, den wir oder Ihr Verband Ihnen geschickt haben.',
  'pro.join.customer': 'Ein Konto haben Sie schon. Es fehlt nur noch Ihr Pro-Code.',
  'pro.join.create': 'Pro-Konto anlegen',
  'pro.join.signIn': 'Ich habe ein Konto',
  'pro.join.enter': 'Pro-Code eingeben',

  'proSignup.title': 'Geben Sie Ihren Pro-Code ein',
  'proSignup.pageTitle': 'Pro-Code eingeben | {brand}',
  'proSignup.text':
    'Der Code steht in dem Brief, den wir oder Ihr Verband Ihnen geschickt haben. Er gilt einmal.',
  'proSignup.code': 'Pro-Code',
  'proSignup.codeHint': 'Er sieht etwa so aus: SKARN-PRO-US-1.',
  'proSignup.submit': 'Dem Programm beitreten',
  'proSignup.joining': 'Wir tragen Sie ein …',
  'proSignup.guest': 'Melden Sie sich zuerst an, oder legen Sie mit Ihrem Code ein Pro-Konto an.',
  'proSignup.failed':
    'Der Beitritt hat nicht geklappt. Ihr Code ist noch nicht verbraucht; versuchen Sie es noch einmal.',
  'proSignup.required': 'Geben Sie den Code ein.',
};
