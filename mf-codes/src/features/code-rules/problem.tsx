import { Typography } from 'antd';

/** What is wrong with the field above. */
export function Problem({ sentence }: { sentence: string | undefined }) {
  if (!sentence) return null;
  return (
    <Typography.Text type="danger" role="alert" style={{ display: 'block' }}>
      {sentence}
    </Typography.Text>
  );
}
