/** The search overlay: a sheet at the top of the window, full screen on phones. Loaded on intent. */
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
  // A separate store: suggestions for every prefix must not evict the screens that Back returns to.
  const environment = useMemo(() => createEnvironment(undefined, shop.getNetwork()), [shop]);
  const [opening, setOpening] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Starts empty each time it opens; the old content stays during the close animation.
    if (isOpen) setOpening(opening + 1);
  }
  return (
    <RelayEnvironmentProvider environment={environment}>
      <SearchBox key={opening} isOpen={isOpen} onClose={onClose} />
    </RelayEnvironmentProvider>
  );
}
