import { useEffect } from 'react';
import { InvitationList } from './invitation-list.js';
import { useInvitations } from './invitations.queries.js';
import { useNotifyAccepted } from './use-notify-accepted.js';

/** Several invitations, to answer one by one. It closes by itself with the last. */
export function InvitationDialog({ onClose }: { onClose: () => void }) {
  const invitations = useInvitations();
  const notifyAccepted = useNotifyAccepted(onClose);
  const isAnswered = invitations.length === 0;
  useEffect(() => {
    if (isAnswered) onClose();
  }, [isAnswered, onClose]);
  return <InvitationList invitations={invitations} onAccepted={notifyAccepted} />;
}
