import { execFileSync, spawnSync } from 'node:child_process';

/** Whether the machine has a program that reads the words of a PDF. */
export const canReadPdf = spawnSync('pdftotext', ['-v']).error === undefined;

/** The words of a PDF as somebody finds them who searches in it. */
export const textOfPdf = (pdf: Buffer): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
