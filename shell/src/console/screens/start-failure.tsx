import { Button, Result } from 'antd';

/** Nothing of the console can work without its settings. */
export function StartFailure() {
  return (
    <main>
      <title>Swapt</title>
      <Result
        status="warning"
        title="The console could not start"
        subTitle="The server did not answer. Check your connection and try again."
        extra={
          <Button type="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      />
    </main>
  );
}
