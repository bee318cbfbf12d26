/**
 * The search over the page: a sheet below the window's upper edge, on phones over all of it. Loaded when the shopper
 * reaches for it.
 */
import { useMemo, useState } from 'react';
import { RelayEnvironmentProvider, useRelayEnvironment } from 'react-relay/hooks.js';
import { createEnvironment } from '../../relay/environment.ts';
import { SearchBox } from './SearchBox.tsx';

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const shop = useRelayEnvironment();
  // A store of its own: what is typed, letter by letter, must not push out the screens that Back returns to.
  const environment = useMemo(() => createEnvironment(undefined, shop.getNetwork()), [shop]);
  const [opening, setOpening] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Every opening starts empty; what was there stays while it closes.
    if (isOpen) setOpening(opening + 1);
  }
  return (
    <RelayEnvironmentProvider environment={environment}>
      <SearchBox key={opening} isOpen={isOpen} onClose={onClose} />
    </RelayEnvironmentProvider>
  );
}
