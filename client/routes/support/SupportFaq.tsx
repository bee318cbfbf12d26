/** Questions of an article as disclosures. The one in the address is open. */
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SupportFaq_questions$key } from '#relay/SupportFaq_questions.graphql.ts';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { supportWording } from '../../wording/content/support.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './SupportFaq.module.css';

interface SupportFaqProps {
  questions: SupportFaq_questions$key;
  /** BCP 47 code of their language; absent for that of the page. */
  language?: string | undefined;
}

export function SupportFaq({ questions: reference, language }: SupportFaqProps) {
  const t = useWording(supportWording);
  const list = useRef<HTMLElement>(null);
  const questions = useFragment(
    graphql`
      fragment SupportFaq_questions on SupportFaq @relay(plural: true) {
        anchor
        question
        answer
      }
    `,
    reference,
  );
  useEffect(() => {
    const open = () => {
      const name = decodeURIComponent(window.location.hash.slice(1));
      const named = [...(list.current?.children ?? [])].find(({ id }) => id !== '' && id === name);
      const section = named?.querySelector('details');
      if (section) section.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  if (questions.length === 0) return null;
  return (
    <section ref={list} className={styles.faq} aria-labelledby="support-faq">
      <h2 id="support-faq">{t('support.questions')}</h2>
      {questions.map(({ anchor, question, answer }) =>
        answer ? (
          <div key={anchor} id={anchor} className={styles.question} lang={language}>
            <Disclosure summary={<h3>{question}</h3>}>
              <RichText html={answer} className={styles.answer} />
            </Disclosure>
          </div>
        ) : null,
      )}
    </section>
  );
}
