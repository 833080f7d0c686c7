import { create } from 'zustand';

interface Proof {
  /** While the person is asked to prove again who they are: answers whoever waits for it. */
  answer?: (isDone: boolean) => void;
}

export const useProof = create<Proof>()(() => ({}));

let asked: Promise<boolean> | undefined;

/** Calls that are refused at the same time wait for one answer. */
export function askForProof(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => useProof.setState({ answer: resolve })).finally(() => {
    asked = undefined;
    useProof.setState({}, true);
  });
  return asked;
}
