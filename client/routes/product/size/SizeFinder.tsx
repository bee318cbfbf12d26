/**
 * Asks for measures and answers with a size and its reasons, as they are typed. The measures are kept in this browser
 * and mark the size on every product.
 */
import { Suspense, useCallback, useEffect, useId, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { SizeFinderQuery } from '#relay/SizeFinderQuery.graphql.ts';
import { SectionBoundary } from '../../../components/SectionBoundary/SectionBoundary.tsx';
import { useRouteMatch } from '../../../navigation/useRouteMatch.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { sizeFinderWording } from '../../../wording/shopping/sizeFinder.ts';
import { useWording } from '../../../wording/wording.ts';
import { DialogPart } from './DialogPart.tsx';
import { findSize, neededMeasures, type Finder, type FoundSize } from './findSize.rules.ts';
import { forgetMeasures, keepMeasures, useKeptMeasures } from './keptMeasures.ts';
import { MeasureField } from './MeasureField.tsx';
import { measuresOf, type Units } from './measures.rules.ts';
import styles from './SizeFinder.module.css';

interface SizeFinderProps {
  handle: string;
  /** What its sizes are called. */
  what: 'length' | 'size';
  sizes: readonly string[];
  isOpen: boolean;
  onClose: () => void;
  onFind: (size: string | null) => void;
  onChoose: (size: string) => void;
}

interface Answer {
  /** The measures suffice for an answer. */
  isKnown: boolean;
  /** Null when no size is near. */
  size: string | null;
}

export default function SizeFinder({
  handle,
  what,
  sizes,
  isOpen,
  onClose,
  onFind,
  onChoose,
}: SizeFinderProps) {
  const t = useWording(sizeFinderWording);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  const size = answer?.size ?? null;
  const handleAnswer = useCallback(
    (next: Answer) => {
      setAnswer(next);
      // The row above marks it.
      onFind(next.size);
    },
    [onFind],
  );
  const asked = { handle, sizes, onAnswer: handleAnswer };
  return (
    <>
      {!hasOpened && (
        <SectionBoundary resetKey={handle} fallback={null}>
          <Suspense fallback={null}>
            <KeptAnswer {...asked} />
          </Suspense>
        </SectionBoundary>
      )}
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={t(`finder.title.${what}`)}
        closeLabel={t('finder.close')}
        side="end"
        footer={
          // Without its questions there is nothing to answer.
          answer && (
            <div className={styles.result}>
              <output className={styles.answer}>
                {!answer.isKnown
                  ? t('finder.ask')
                  : size === null
                    ? t('finder.none')
                    : t(`finder.result.${what}`, { size })}
              </output>
              {size !== null && (
                <Button
                  onClick={() => {
                    onChoose(size);
                    onClose();
                  }}
                >
                  {t('finder.choose', { size })}
                </Button>
              )}
            </div>
          )
        }
      >
        <DialogPart>{(fetchKey) => <Questions {...asked} fetchKey={fetchKey} />}</DialogPart>
      </Dialog>
    </>
  );
}

interface AskedProps {
  handle: string;
  sizes: readonly string[];
  onAnswer: (answer: Answer) => void;
  fetchKey?: number;
}

/** The rules of the product, and their answer for the kept measures. */
function useAnswer({ handle, sizes, onAnswer, fetchKey = 0 }: AskedProps) {
  const { lang } = useRouteMatch();
  const { product } = useLazyLoadQuery<SizeFinderQuery>(
    graphql`
      query SizeFinderQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
        product(handle: $handle) {
          ... on Product {
            sizeFinder {
              kind
              heightFactor
              heightOffset
              profileChange
              questions {
                key
                answers {
                  key
                  change
                }
              }
              weights {
                from
                until
                change
              }
              ranges {
                size
                from
                until
              }
            }
          }
        }
      }
    `,
    { locale: lang, handle },
    { fetchKey },
  );
  const finder = product?.sizeFinder ? finderOf(product.sizeFinder) : null;
  const entries = useKeptMeasures();
  const found = finder && findSize(finder, sizes, measuresOf(entries));
  const isKnown = found !== null;
  const size = found?.size ?? null;
  useEffect(() => onAnswer({ isKnown, size }), [onAnswer, isKnown, size]);
  return { finder, entries, found };
}

/** Marks the size of kept measures before the dialog is opened. */
function KeptAnswer(props: AskedProps) {
  useAnswer(props);
  return null;
}

function Questions(props: AskedProps) {
  const t = useWording(sizeFinderWording);
  const { lang } = useRouteMatch();
  const { finder, entries, found } = useAnswer(props);
  if (!finder) return null;
  const units: Units = (entries['units'] ?? (lang.endsWith('-us') ? 'imperial' : 'metric')) as Units;
  const keep = (name: string, value: string) => keepMeasures({ ...entries, [name]: value });
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <Choice
        legend={t('finder.units')}
        name="units"
        answers={(['metric', 'imperial'] as const).map((key) => ({ key, text: t(`finder.units.${key}`) }))}
        chosen={units}
        onChoose={(value) => keep('units', value)}
      />
      {neededMeasures(finder).map((name) => (
        <MeasureField
          key={`${name} ${units}`}
          name={name}
          units={units}
          metric={entries[name]}
          onChange={(metric) => keep(name, metric)}
        />
      ))}
      {finder.questions.map(({ key, answers }) => (
        <Choice
          key={key}
          legend={textOf(t, `finder.${key}`)}
          name={key}
          answers={answers.map((answer) => ({
            key: answer.key,
            text: textOf(t, `finder.${key}.${answer.key}`),
          }))}
          chosen={entries[key] ?? null}
          onChoose={(value) => keep(key, value)}
        />
      ))}
      {found && found.reasons.length > 0 && <Reasons found={found} />}
      <p className={styles.private}>
        {t('finder.private')}{' '}
        {Object.keys(entries).length > 0 && (
          <button type="button" className={styles.forget} onClick={forgetMeasures}>
            {t('finder.forget')}
          </button>
        )}
      </p>
    </form>
  );
}

type FinderData = NonNullable<NonNullable<SizeFinderQuery['response']['product']>['sizeFinder']>;

function finderOf({
  kind,
  heightFactor,
  heightOffset,
  profileChange,
  questions,
  weights,
  ranges,
}: FinderData): Finder {
  return {
    kind,
    heightFactor,
    heightOffset,
    profileChange,
    questions: questions.map(({ key, answers }) => ({
      key,
      answers: answers.map((answer) => ({ key: answer.key, change: answer.change })),
    })),
    weights: weights.map(({ from, until, change }) => ({ from, until, change })),
    ranges: ranges.map(({ size, from, until }) => ({ size, from, until })),
  };
}

type FinderWords = ReturnType<typeof useWording<[typeof sizeFinderWording]>>;

/** Editors name questions and answers: one without a text of ours shows its name, or the editors' display text. */
function textOf(t: FinderWords, key: string): string {
  const text = t(key as Parameters<FinderWords>[0]);
  return text === key ? key.slice(key.lastIndexOf('.') + 1) : text;
}

interface ChoiceProps {
  legend: string;
  name: string;
  answers: readonly { key: string; text: string }[];
  chosen: string | null;
  onChoose: (key: string) => void;
}

function Choice({ legend, name, answers, chosen, onChoose }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.answers}>
        {answers.map(({ key, text }) => (
          <label key={key} className={styles.option}>
            <input
              type="radio"
              name={`${group}${name}`}
              checked={key === chosen}
              onChange={() => onChoose(key)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The sum, as a calculation that can be followed. */
function Reasons({ found: { reasons, ideal, isBeyond } }: { found: FoundSize }) {
  const t = useWording(sizeFinderWording);
  return (
    <section className={styles.why} aria-label={t('finder.why')}>
      <h3 className={styles.legend}>{t('finder.why')}</h3>
      <dl className={styles.sum}>
        {reasons.map((reason) => (
          <div key={reason.because === 'answer' ? reason.question : reason.because}>
            <dt>
              {reason.because === 'answer'
                ? textOf(t, `finder.${reason.question}.${reason.answer}`)
                : t(`finder.why.${reason.because}`)}
            </dt>
            <dd>{reason.because === 'height' ? `${reason.cm} cm` : signed(reason.cm)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('finder.why.sum')}</dt>
          <dd>{ideal} cm</dd>
        </div>
      </dl>
      {isBeyond && <p>{t('finder.beyond', { cm: ideal })}</p>}
    </section>
  );
}

/** With a real minus sign. */
function signed(cm: number): string {
  return `${cm < 0 ? '−' : '+'}${Math.abs(cm)} cm`;
}
