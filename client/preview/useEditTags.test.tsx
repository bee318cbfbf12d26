import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { EditTags } from './EditTags.ts';
import { EditTagsContext, useEditTags } from './useEditTags.ts';

afterEach(cleanup);

function Title({ id }: { id: string }) {
  const editTag = useEditTags();
  return <h1 {...editTag(id)}>Lodestar 98</h1>;
}

const tagOnScreen = () => screen.getByRole('heading').getAttribute('data-cslp');

describe('an element that shows an entry', () => {
  test('has no attributes at all outside of preview', () => {
    expect(renderToStaticMarkup(<Title id="p1" />)).toBe('<h1>Lodestar 98</h1>');
  });

  test('requests its tag once, and gets it when it arrives', () => {
    const tags = new EditTags();
    const requested: string[][] = [];
    render(
      <EditTagsContext value={tags}>
        <Title id="p1" />
      </EditTagsContext>,
    );
    tags.serve(() => requested.push(tags.takeMissing()));
    expect(requested).toEqual([['p1']]);
    expect(tagOnScreen()).toBeNull();
    act(() => tags.bring([['p1', 'product.one.en-us.title']]));
    expect(tagOnScreen()).toBe('product.one.en-us.title');
    expect(requested).toHaveLength(1);
  });

  test('requests it again after an edit, keeps its tag meanwhile, unless it was unmounted', () => {
    const tags = new EditTags();
    const requested: string[][] = [];
    const shown = render(
      <EditTagsContext value={tags}>
        <Title id="gone" />
      </EditTagsContext>,
    );
    shown.rerender(
      <EditTagsContext value={tags}>
        <Title id="p1" />
      </EditTagsContext>,
    );
    tags.takeMissing();
    act(() => tags.bring([['p1', 'product.one.en-us.title']]));
    tags.serve(() => requested.push(tags.takeMissing()));
    act(() => tags.askAgain());
    expect(requested).toEqual([['p1']]);
    expect(tagOnScreen()).toBe('product.one.en-us.title');
    act(() => tags.bring([['p1', 'product.one.en-us.display_title']]));
    expect(tagOnScreen()).toBe('product.one.en-us.display_title');
  });
});
