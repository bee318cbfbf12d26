/** German, about a third of the catalogue: skis first, the rest in deSmall.ts. */
import type { ProductText } from '../productDraft.ts';
import { deSmall } from './deSmall.ts';

export const de: Readonly<Record<string, ProductText>> = {
  ...deSmall,
  'lodestar-98': {
    tagline: 'Wenn nur ein Paar, dann dieses.',
    text: [
      'Wir bauen den 98 seit neun Wintern und haben ihn in dreien davon geändert. Dies ist der dritte. Die Spitze ist 20 Gramm leichter, und die Schaufel streitet nicht mehr mit dem Harsch.',
      'Zwei dünne Metalllagen enden kurz vor der Kante unter dem Fuß. So hält er an harten Vormittagen und biegt sich gegen Mittag. Man muss ihm nicht sagen, was für ein Tag ist.',
    ],
  },
  'lodestar-106': {
    tagline: 'Der 98 nach einem guten Abendessen.',
    text: [
      'Acht Millimeter mehr und eine längere Nase. Im Neuschnee kommt er von selbst nach oben; Rücklage und Hoffnung sind nicht nötig.',
      'Er dreht auch auf dem Ziehweg. Nicht gern, aber ohne Szene.',
    ],
  },
  'lodestar-90': {
    tagline: 'Neigt zur Piste. Wohnt dort aber nicht.',
    text: [
      'Derselbe Kern wie im 98, nur acht Millimeter weniger davon. Er wechselt früher die Kante, und das merkt man, bevor man die Breite merkt.',
      'Berit aus dem Pressraum fährt ihn von Dezember bis Mai jeden Tag. Den Schlüssel zu den breiten hat sie auch.',
    ],
  },
  'lodestar-98-w': {
    tagline: 'Der 98, montiert, wo Sie stehen.',
    text: [
      'Der Umriss ist der des 98. Der Montagepunkt liegt zwölf Millimeter weiter vorn, der Flex eine Stufe weicher, weil elf Testerinnen darum gebeten haben und keine um etwas anderes.',
      'Eine der elf hat ihr Testpaar behalten. Wir haben es als Forschung abgeschrieben.',
    ],
  },
  'lodestar-106-w': {
    tagline: 'Breit und in der Liftschlange trotzdem höflich.',
    text: [
      'Hundertsechs Millimeter ohne die zwei Kilo, die sonst mitkommen. Die Schaufel ist weich genug, um über das zu gleiten, was der Wind übrig gelassen hat.',
      'Das Design ist vom letzten Jahr, eine Zeichnung des Pumpenraums. Die Pumpe läuft noch; die Zeichnung ist im Ruhestand.',
    ],
  },
  'assay-86': {
    tagline: 'Prüft, was die Pistenraupe nachts gemacht hat.',
    text: [
      'Eine Erzprobe zeigt, was wirklich im Gestein steckt. Dieser Ski zeigt, was wirklich unter dem Cord liegt, mit Buchenkern und einer Lage Metall.',
      'Man spürt den Absatz, das Eis und die Stelle, an der der Fahrer zum Telefonieren angehalten hat. Und dreht dann trotzdem darauf.',
    ],
  },
  'assay-82': {
    tagline: 'Kurze Schwünge, lange Mittagspausen.',
    text: [
      'Dreizehn Meter Radius in der mittleren Länge. Er will den Schwung zu Ende bringen, Sie müssen ihn nur anfangen.',
      'Das Skiende ist etwas weicher als die Schaufel. Wer zu spät fertig wird, kommt mit einer Verwarnung davon.',
    ],
  },
  'gangue-104': {
    tagline: 'Taubes Gestein, hieß es. Wertlos, hieß es.',
    text: [
      'Vorn und hinten fast dieselbe Form, an den Enden weich, steif dort, wo man landet. Er fährt rückwärts, als hätte man ihn darum gebeten.',
      'Unter dem Schuh liegen zwei Bambusleisten, weil ein Testpaar die ersten drei Prototypen zerlegt hat und stolz darauf war.',
    ],
  },
  'overburden-108': {
    tagline: 'Großer Radius. Wenige Fragen.',
    text: [
      'Esche von vorn bis hinten, eine Lage Metall in der Mitte und ein Radius, der lieber noch nicht drehen würde. Auf den Auslauf gerichtet, bleibt er darauf gerichtet.',
      'Das Ende ist flach genug, um darauf zu bremsen. Wir erwähnen es, weil es das beim Prototyp nicht war.',
    ],
  },
  'overburden-116': {
    tagline: 'Für den Morgen, an dem die Straße gesperrt ist.',
    text: [
      'Der Rocker beginnt früh und lässt sich Zeit. Die Spitzen sind über dem Schnee, bevor Sie etwas entschieden haben.',
      'Unter dem Schuh bleibt trotzdem Vorspannung. Sie ist für den Rückweg am Hotel vorbei, der vereist sein wird.',
    ],
  },
  'overburden-108-w': {
    tagline: 'Carbon, wo der 108 Metall hat.',
    text: [
      'Wer leichter ist, biegt Metall weniger und zahlt den ganzen Tag dafür. Also kam die Metalllage heraus und ein Gewebe aus Carbon und Flachs hinein; die Linie hält er genauso.',
      'Getestet von der Lawinenkommission an ihrem freien Tag, in dem Gelände, das sie an den anderen Tagen sperrt.',
    ],
  },
  'overburden-102': {
    tagline: 'Die halben Tage hinauf, alle Tage hinunter.',
    text: [
      'Leicht genug für eine Stunde auf Fellen, schwer genug, um danach nicht verweht zu werden. Wir haben beide Gefühle gewogen, und hier blieb die Waage stehen.',
      'Das Ende hat eine Kerbe für das Fell und dahinter eine Niete, denn eine Kerbe allein hat noch nie gehalten.',
    ],
  },
  'ropeway-94': {
    tagline: 'Bringt Erz ins Tal. Vorher bringt er Sie hinauf.',
    text: [
      'Die alte Seilbahn lief elf Kilometer weit ohne Motor: Die vollen Kübel zogen auf dem Weg hinunter die leeren hinauf. Der Ski ist weniger schlau, aber den Motor bringen Sie mit.',
      'Esche unter der Bindung hält die Schrauben drin, Paulownia überall sonst das Gewicht draußen. Das Ende ist flach und gekerbt, damit das Fell bleibt, wo es hingehört.',
    ],
  },
  'ropeway-88': {
    tagline: 'Für lange Zustiege und kurze Gespräche.',
    text: [
      'Schmal genug, um morgens um sieben über gefrorenen Firn zu kanten, wenn niemand darüber reden möchte.',
      'Der Flex ist über die ganze Länge gleichmäßig. Man kann müde in der Mitte stehen, und der Schwung geht weiter.',
    ],
  },
  'ropeway-100': {
    tagline: 'Genau hundert. Nils hat es keine Ruhe gelassen.',
    text: [
      'Die früheren kamen mit 100,4 aus der Presse. Nils in der Messstube wollte das nicht unterschreiben. Die neue Form ist seine.',
      'Als sie schon offen war, bekam der Ski eine breitere Spitze und zwölf Prozent mehr Flachs. Auf hartem Schnee ist er jetzt leiser, als es Carbon eigentlich zusteht.',
    ],
  },
  'ropeway-106': {
    tagline: 'Breite Felle, viel Schnee, europäischer Stecker.',
    text: [
      'Ein Ski für tiefen Schnee und für Leute, die keinen Lift haben oder deren Lift eine Meinung zum Wind hat.',
      'Diesen Winter geht er nur an europäische Läden. Die Seilbahn zum Hafen ist seit 1968 außer Betrieb.',
    ],
  },
  'canary-86': {
    tagline: 'Geht als Erster hinein. Kommt wieder heraus.',
    text: [
      'Der breiteste Canary und der, mit dem man Ski fährt statt nur anzukommen. Über jeder Kante liegt ein Streifen Gummi, der dem Carbon das Klingen abgewöhnt.',
      'In unserer Grube gab es nie einen Kanarienvogel. Der Name war frei, und der Ski ist klein und gelb.',
    ],
  },
  'canary-72': {
    tagline: 'Schwarz, weil Farbe etwas wiegt.',
    text: [
      'Achthundert Gramm, kein Obermaterial, die Seriennummer von Hand eingeritzt. Er geht bergauf, als hätte er dort etwas vergessen.',
      'Bergab braucht er jemanden, der aufpasst. Das steht auch auf dem Skiende, klein und auf dem Kopf, für die Zeit, in der man ihn trägt.',
    ],
  },
  'adit-72': {
    tagline: 'Eben, geradeaus, keine Leitern.',
    text: [
      'Ein Stollen ist die Tür unten am Berg. Man steigt nicht zum Erz hinab, man geht eben hinein. So nimmt der Ski auch die Kurve.',
      'Die Platte liegt dieses Jahr auf vier Gummilagern. Der Ski biegt sich jetzt unter dem Schuh und nicht trotz ihm.',
    ],
  },
  'adit-68': {
    tagline: 'Schnell von Kante zu Kante. Kaffee bleibt draußen.',
    text: [
      'Achtundsechzig Millimeter, zwei Lagen Metall und ein Radius unter zwölf Metern. Er dreht schon, wenn der Gedanke fertig ist.',
      'In der zweiten Stunde weiß er, wie Sie stehen. Manche nehmen danach eine Stunde beim Skilehrer. Das ist keine Beleidigung.',
    ],
  },
  'shotfirer-sl': {
    tagline: 'Der Sprengmeister ging nach dem Zünden. Zügig.',
    text: [
      'Eschenkern, zwei Lagen Metall, eine Platte und wenig Nachsicht. Die drei Längen folgen dem Reglement, und alles andere Messbare auch.',
      'Belag und Kanten sind von Hand fertiggestellt. Lassen Sie bitte nicht den Cousin daran.',
    ],
  },
  'night-shift-92': {
    tagline: 'Vorn wie hinten, genau wie die Schicht.',
    text: [
      'Zwei Spitzen, zweimal derselbe Flex, Montage in der Mitte. Die Kante unter dem Schuh ist zweieinhalb Millimeter stark, denn die Schienen auf unserem Hof waren für Erzwagen gedacht.',
      'In der Dämmerung stempelt er ein. Was er davor macht, ist seine Sache.',
    ],
  },
  'drift-62': {
    tagline: 'Eine Strecke folgt dem Erz. Dieser Ski folgt Ihnen.',
    text: [
      'Stahlkanten, Schuppen unter dem Fuß und Platz für einen Schuh, in dem man gehen kann. Gemacht für drei Tage mit Rucksack und Wetter, das sich nicht entscheiden mag.',
      'Bergab dreht er, wenn man früh fragt. Fragt man spät, zeigt er einem das Nachbartal, das auch schön ist.',
    ],
  },
  'drift-78': {
    tagline: 'Bergauf ohne Felle, im Rahmen des Vernünftigen.',
    text: [
      'Die Schuppen greifen überall, wo man mit den Händen in den Taschen hinaufgehen könnte. Darüber: Halbfell einklinken und den Stolz ablegen.',
      'Achtundsiebzig Millimeter tragen über den Schnee zwischen den Birken, wo der größte Teil der Strecke liegt.',
    ],
  },
  'apprentice-piste': {
    tagline: 'Acht Farben. Die Wahl dauert einen Abend.',
    text: [
      'Ein richtiger Kern, richtige Kanten und ein Flex für Menschen von dreißig Kilo. Die Spitze ist rund, denn in dieser Größe sind Ski auch Möbel, Schwerter und Brücken.',
      'Das Namensschild am Ende nimmt Bleistift und Radiergummi. In unseren Familien gehen Ski durch drei Kinder.',
    ],
  },
  'apprentice-touring': {
    tagline: 'Sind wir bald da, mit Fellen.',
    text: [
      'Neunhundert Gramm Ski für kurze Beine an langen Hängen. Zugeschnittene Felle liegen bei, Geduld nicht.',
      'Wir verleihen ihn über Bergschulen und verkaufen ihn nicht im Laden. Niemand sollte einen Ski für vier Monate besitzen.',
    ],
  },
};
