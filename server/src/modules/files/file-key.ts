export const fileKey = (orgId: string, fileId: string): string => `files/${orgId}/${fileId}`;
