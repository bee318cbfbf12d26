import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
const untilOpen = () => waitFor(() => expect(element().open).toBe(true));

describe('a dialog', () => {
  test('mounts its content on first open, and keeps it while it closes', async () => {
    const { rerender } = render(dialog(false));
    expect(screen.queryByText('Content')).toBeNull();
    rerender(dialog(true));
    await untilOpen();
    expect(screen.getByText('Content')).toBeTruthy();
    rerender(dialog(false));
    expect(element().open).toBe(false);
    expect(screen.getByText('Content')).toBeTruthy();
  });

  test('is modal, labelled by its heading, and locks the page', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(dialog(true));
    await untilOpen();
    expect(showModal).toHaveBeenCalledOnce();
    const heading = document.getElementById(element().getAttribute('aria-labelledby')!);
    expect(heading?.textContent).toBe('Filters');
    expect(element().hasAttribute('data-locks-scroll')).toBe(true);
  });

  test.each([
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close filters' }))],
    ['Escape', () => fireEvent(element(), new Event('cancel', { cancelable: true }))],
    ['a press outside', () => fireEvent.mouseDown(element())],
  ])('%s requests a close, once', async (_, act) => {
    const onClose = vi.fn<() => void>();
    render(dialog(true, onClose));
    await untilOpen();
    act();
    expect(onClose).toHaveBeenCalledOnce();
    // Controlled: the owner of the state decides.
    expect(element().open).toBe(true);
  });

  test('opens after the press is painted, unless it was closed before that', async () => {
    const { rerender } = render(dialog(true));
    expect(element().open).toBe(false);
    rerender(dialog(false));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    expect(element().open).toBe(false);
  });

  test('opens synchronously in the press on request', () => {
    render(
      <Dialog isOpen opensInPress onClose={vi.fn<() => void>()} title="Search" closeLabel="Close search">
        <p>Content</p>
      </Dialog>,
    );
    expect(element().open).toBe(true);
  });

  test('a press inside does not close', () => {
    const onClose = vi.fn<() => void>();
    render(dialog(true, onClose));
    fireEvent.mouseDown(screen.getByText('Content'));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('does not leave the page inert when it is unmounted while open', async () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    const { unmount } = render(dialog(true));
    await untilOpen();
    unmount();
    expect(close).toHaveBeenCalledOnce();
  });
});
