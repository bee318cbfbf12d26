/** German for poles, bindings and accessories. */
import type { ProductText } from '../productDraft.ts';

export const deSmall: Readonly<Record<string, ProductText>> = {
  'shaft-12': {
    tagline: 'Ein gerader Stock. Neun Farben. Das ist die Neuigkeit.',
    text: [
      'Sechzehn Millimeter Aluminium, in einem Stück gezogen und nach dem Schacht benannt, der bis zum Grund des Erzes reichte.',
      'Die Schlaufe hat keine Schnalle. Hand durch, ziehen; mehr gibt es nicht zu lernen.',
    ],
  },
  'shaft-carbon': {
    tagline: 'Siebzig Gramm, die Ihnen nicht fehlen werden.',
    text: [
      'Ein gewebtes Rohr, zwei Millimeter dünner als das aus Aluminium. Es schwingt schneller und klingt besser am Geländer.',
      'Das untere Drittel ist mit Aramid umwickelt, dem Kanten nichts ausmachen. Den oberen zwei Dritteln schon, also halten Sie beide auseinander.',
    ],
  },
  'ropeway-pole': {
    tagline: 'Zwei Teile, ein Hebel, keine Ausreden.',
    text: [
      'Der Hebel lässt sich mit Fäustlingen und schlechter Laune bedienen. Die Schraube dahinter dreht man mit einer Münze, und die hat man.',
      'Der Griff geht unter der Hand weiter. In der Querung fasst man tiefer, statt anzuhalten und zu verstellen. Die Marken im Rohr sind tief genug zum Fühlen.',
    ],
  },
  'canary-pole': {
    tagline: 'Gefaltet so lang wie eine Thermosflasche.',
    text: [
      'Drei Carbonsegmente an einer Schnur, gefaltet achtunddreißig Zentimeter. Ziehen, klicken, gehen.',
      'Verstellen lässt er sich nicht. Faltung und Hebel in einem Stock wiegen zusammen ein belegtes Brot, und wir haben herumgefragt.',
    ],
  },
  surveyor: {
    tagline: 'Alle zehn Zentimeter ein Streifen, wie früher.',
    text: [
      'Die Stäbe der Markscheider waren rot und weiß, damit man sie quer durch eine Halle ablesen konnte. Unsere sind kupfern und weiß und lassen sich am Schneeprofil ablesen.',
      'Neu in diesem Jahr: Der Hebel sitzt über der Faltung, wo ihn kein Schnee verstopft.',
    ],
  },
  'timber-hitch-13': {
    tagline: 'Hält wie der Knoten, nach dem sie heißt.',
    text: [
      'Ein Zimmermannsstek zieht sich unter Last zu und fällt auf, sobald man nicht mehr zieht. Dasselbe in Metall hat uns vier Saisons und eine Maschinistin namens Berit gekostet.',
      'Der Vorderbacken läuft auf einer Stahlplatte und nimmt flache wie gerockerte Sohlen. Das Sichtfenster zeigt nach oben, wo man es lesen kann, ohne sich hinzulegen.',
    ],
  },
  'timber-hitch-11': {
    tagline: 'Zwei Zahlen weniger, hundertfünfzig Gramm weniger.',
    text: [
      'Das Gehäuse ist aus glasfaserverstärktem Nylon, wo die 13 Aluminium hat. Feder, Rolle und Nocken sind dieselben Teile aus derselben Schublade.',
      'Einsteigen, ungefähr in der Mitte. Den Rest regelt sie.',
    ],
  },
  'windlass-14': {
    tagline: 'Siebzehn Millimeter über dem Rail.',
    text: [
      'Niedrig und mit langem elastischem Weg: Die Ferse gibt 16 Millimeter nach, ehe es ihr reicht. Seitliche Landungen sind darin enthalten.',
      'Der Drehteller sitzt jetzt auf drei Schrauben je Seite statt auf zwei. Jemand in Grenoble weiß, warum.',
    ],
  },
  'pinion-10': {
    tagline: 'Vier Stifte und eine Feder, die man selbst einstellt.',
    text: [
      'Seitliche und frontale Auslösung werden getrennt eingestellt, mit einem Schraubendreher, zu Hause. Die Zahlen sind graviert, nicht gedruckt.',
      'Drei Fersenstufen: flach, bequem und Beschwerde über die Steigung. Die Bremse verriegelt sich beim Drehen der Ferse und gibt beim Zurückdrehen wieder frei.',
    ],
  },
  'changeover-13': {
    tagline: 'Geht auf Stiften. Fährt auf allem anderen.',
    text: [
      'Im Aufstieg halten zwei Stifte den Schuh. Oben legt man einen Hebel um, und sie machen Platz für einen alpinen Vorderbacken mit Flügeln, Rollen und allem.',
      'Früher vereiste der Hebel. Jetzt hat er einen Abstreifer wie eine Pumpenstange. Entworfen hat beide derselbe Mann.',
    ],
  },
  'ropeway-skin': {
    tagline: 'Für den Ropeway zugeschnitten. Sie schneiden nichts.',
    text: [
      'Nach dem Umriss des Skis gefertigt, drei Millimeter innerhalb der Kante. Aus dem Beutel nehmen, aufziehen, losgehen.',
      'Der Kleber arbeitet von minus zwanzig bis plus fünf. Über plus fünf empfehlen wir das Mittagessen.',
    ],
  },
  'tallow-wax': {
    tagline: 'Drei Farben, drei Temperaturen.',
    text: [
      'Straw für nassen Schnee, Rhodonite um null Grad, Meltwater für die Kälte. Die Lampen der Bergleute brannten mit Talg; der Geruch ist nicht mehr dabei.',
      'Ein kleines Stück reicht für etwa fünfzehn Paar oder für ein Paar und einen Anfänger.',
    ],
  },
  'berits-file': {
    tagline: 'Achtundachtzig Grad oder siebenundachtzig. Bitte wählen.',
    text: [
      'Eine Führung mit zwei Seiten, eine Feile und ein Fenster, durch das man den Spänen zusieht. Von Berit gefertigt, an der Bank neben der Tür, donnerstags.',
      'Neunundachtzig kann sie nicht. Berit hat ihre Gründe und nennt sie Ihnen gern.',
    ],
  },
  'pit-strap': {
    tagline: 'Repariert fast alles. Steht auf keiner Packliste.',
    text: [
      'Dehnbar, gezahnt, gegen Kälte gleichgültig. Hält Ski zusammen, schient Stöcke, schließt Kofferräume und war schon einmal Hundeleine.',
      'Nehmen Sie zwei. Der zweite ist für den, der keinen dabeihat.',
    ],
  },
  'core-box': {
    tagline: 'Ein Paar, gepolstert wie ein Bohrkern.',
    text: [
      'Bohrkerne liegen in langen Kisten, weil sie viel kosten und leicht brechen. Wir dachten an Flughäfen.',
      'Schaum an beiden Seiten, harte Schale an den Spitzen, Rollen nein. Rollen gehen kaputt, und dann ist es eine Tasche mit kaputten Rollen.',
    ],
  },
  'kibble-28': {
    tagline: 'Ein Förderkübel am Seil, nur mit Schulterträgern.',
    text: [
      'Im Kübel fuhr das Erz hinauf und der Bergmann hinunter. Unserer trägt Ski diagonal oder als A und öffnet sich am Rücken, wo kein Schnee ist.',
      'Überarbeitet: Die Hüftschnalle sitzt zwei Zentimeter weiter links. Sie glauben nicht, wie viele Briefe es dazu gab.',
    ],
  },
  'level-nine-beanie': {
    tagline: 'Auf Sohle neun waren es vier Grad. Ganzjährig.',
    text: [
      'Doppelt gestrickte Merinowolle mit hohem Bund. In der Stadt einmal umschlagen, auf dem Lift gar nicht.',
      'Eine Größe. Anprobiert von allen in der Halle, auch von dem mit den Haaren.',
    ],
  },
  'changing-house-hoodie': {
    tagline: 'Für die Stunde zwischen Skischuh und Abendessen.',
    text: [
      'Schwere Baumwolle, eine Kapuze ohne Schnüre und eine Tasche, die ganz durchgeht.',
      'In der Kaue hängten die Bergleute ihre Kleider an Ketten und zogen sie zum Trocknen unter das Dach. Die kleine Kette am Saum ist ein Aufhänger; benutzen Sie ihn.',
    ],
  },
  'hard-hat': {
    tagline: 'Weiß für Ingenieure, gelb für alle anderen.',
    text: [
      'Unter Tage hatten die Farben eine Bedeutung. Über Tage bedeuten sie, dass Ihre Freunde Sie finden.',
      'Neue Schale, gleiche Form: hinten runder, wo die alte an den Sessel stieß. Die Lüftung schließt mit einem Schieber, Handschuh an.',
    ],
  },
  carbide: {
    tagline: 'Eine Scheibe für Licht, eine für keines.',
    text: [
      'Karbidlampen drehte man mit einem Hahn auf. Diese Brille wechselt mit zwei Magneten und einem Daumen: dunkel für den Mittag, rosa für den Rest des Dezembers.',
      'Der Rahmen schließt bündig an den Hard Hat an. Es bleibt kein Spalt, durch den sich die Stirn beschweren könnte.',
    ],
  },
};
