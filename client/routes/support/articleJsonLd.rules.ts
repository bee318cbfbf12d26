/** An article as structured data: schema.org FAQPage where it has questions, else Article. */

interface ArticleFacts {
  url: string;
  /** BCP 47. */
  language: string;
  title: string;
  description: string | null;
  publisher: string;
  /** Answers are HTML, which schema.org allows there. */
  questions: readonly { readonly question: string; readonly answer: string | null }[];
}

export function articleJsonLd({
  url,
  language,
  title,
  description,
  publisher,
  questions,
}: ArticleFacts): object {
  const about = {
    '@context': 'https://schema.org',
    url,
    inLanguage: language,
    headline: title,
    ...(description ? { description } : {}),
    publisher: { '@type': 'Organization', name: publisher },
  };
  const answered = questions.filter(({ answer }) => answer);
  if (answered.length === 0) return { ...about, '@type': 'Article', mainEntityOfPage: url };
  return {
    ...about,
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
