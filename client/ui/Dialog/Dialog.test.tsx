import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

const dialog = (isOpen: boolean, onClose = vi.fn<() => void>()) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title="Filters"
    closeLabel="Close filters"
    side="end"
    footer={<button>Apply</button>}
  >
    <p>Content</p>
  </Dialog>
);
const element = () => document.querySelector('dialog')!;

describe('a dialog', () => {
  test('mounts its content when it opens for the first time, and keeps it while it closes', () => {
    const { rerender } = render(dialog(false));
    expect(screen.queryByText('Content')).toBeNull();
    rerender(dialog(true));
    expect(element().open).toBe(true);
    expect(screen.getByText('Content')).toBeTruthy();
    rerender(dialog(false));
    expect(element().open).toBe(false);
    expect(screen.getByText('Content')).toBeTruthy();
  });

  test('is modal, named by its heading, and locks the page', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(dialog(true));
    expect(showModal).toHaveBeenCalledOnce();
    const heading = document.getElementById(element().getAttribute('aria-labelledby')!);
    expect(heading?.textContent).toBe('Filters');
    expect(element().hasAttribute('data-locks-scroll')).toBe(true);
  });

  test.each([
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close filters' }))],
    ['Escape', () => fireEvent(element(), new Event('cancel', { cancelable: true }))],
    ['a press outside', () => fireEvent.mouseDown(element())],
  ])('%s asks to close, once', (_, act) => {
    const onClose = vi.fn<() => void>();
    render(dialog(true, onClose));
    act();
    expect(onClose).toHaveBeenCalledOnce();
    // Who holds the state decides.
    expect(element().open).toBe(true);
  });

  test('a press inside does not close', () => {
    const onClose = vi.fn<() => void>();
    render(dialog(true, onClose));
    fireEvent.mouseDown(screen.getByText('Content'));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('does not leave the page inert when it goes away while open', () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    render(dialog(true)).unmount();
    expect(close).toHaveBeenCalledOnce();
  });
});
