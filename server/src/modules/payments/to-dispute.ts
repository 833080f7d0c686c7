/** A dispute, as its moments are sent. */
export const toDispute = <T extends { due_at: Date | null; created_at: Date }>({
  due_at,
  created_at,
  ...dispute
}: T) => ({
  ...dispute,
  due_at: due_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});
