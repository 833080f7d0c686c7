import { tokenSheet } from '@swapt/shared/tokens';
import { fontFaces } from './font-faces.js';

/** The pages' style sheet: the product's tokens, phone first. */
export const pageStyle = `${fontFaces}
${tokenSheet()}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--page);color:var(--text);font:16px/1.5 var(--font-body)}
a{color:var(--primary);text-underline-offset:3px}
a:focus-visible,button:focus-visible,input:focus-visible,summary:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
header{padding:24px 16px 0;display:flex;justify-content:center}
.brand{display:inline-flex;align-items:center;gap:12px;color:var(--text);font:600 24px/1 var(--font-heading);letter-spacing:-.01em}
.brand svg{width:32px;height:32px;display:block}
main{flex:1;width:100%;max-width:448px;margin:0 auto;padding:24px 16px 48px}
main.wide{max-width:768px}
.card{background:var(--surface);border:1px solid var(--border);border-radius:var(--radius);padding:24px;box-shadow:var(--shadow)}
h1{margin:0 0 8px;font:600 28px/1.2 var(--font-heading);letter-spacing:-.01em;text-wrap:balance}
h2{margin:0;font:600 20px/1.3 var(--font-heading)}
p{margin:0 0 16px}
.lead{color:var(--muted);margin-bottom:24px;text-wrap:pretty}
.lead strong{color:var(--text);font-weight:600;overflow-wrap:anywhere}
.field{margin-bottom:20px}
.row{display:flex;justify-content:space-between;align-items:baseline;gap:16px}
label{display:block;font-weight:600;font-size:14px;line-height:20px;margin-bottom:4px}
.row a{display:inline-block;padding:18px 0 5px;margin:-18px 0 -5px;font-size:14px}
input{width:100%;height:48px;padding:0 12px;border:1px solid var(--muted);border-radius:var(--radius);background:var(--surface);color:var(--text);font:inherit}
input[aria-invalid=true]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
.hint{display:block;margin-top:4px;font-size:14px;line-height:20px;color:var(--muted)}
.wrong{display:block;margin-top:4px;font-size:14px;line-height:20px;color:var(--danger)}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;padding:8px 16px;border:1px solid transparent;border-radius:var(--radius);background:var(--primary);color:var(--on-fill);font:600 16px/24px var(--font-body);text-decoration:none;cursor:pointer}
button:hover,.button:hover{filter:brightness(1.08)}
.quiet{background:transparent;color:var(--primary);border-color:var(--border)}
.quiet:hover{background:var(--primary-tint);filter:none}
.stack{display:grid;gap:12px}
.note{padding:12px 16px;border-radius:var(--radius);margin-bottom:20px;font-size:14px;line-height:20px}
.note.bad{background:var(--danger-tint);color:var(--danger)}
.note.good{background:var(--success-tint);color:var(--success)}
.badge{display:grid;place-items:center;width:48px;height:48px;border-radius:50%;margin-bottom:16px;background:var(--primary-tint);color:var(--primary)}
.badge.good{background:var(--success-tint);color:var(--success)}
.badge.bad{background:var(--danger-tint);color:var(--danger)}
.badge svg{width:24px;height:24px}
.below{margin:24px 0 0;text-align:center;color:var(--muted)}
.small{font-size:14px;line-height:20px;color:var(--muted);margin:16px 0 0}
.mail{margin-bottom:16px}
.mail dl{display:grid;grid-template-columns:auto 1fr;gap:0 12px;margin:4px 0 16px;font-size:14px;color:var(--muted)}
.mail dd{margin:0;overflow-wrap:anywhere}
.mail pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
@media (min-width:640px){header{padding-top:64px}.card{padding:40px}main{padding-top:32px}}
@media (prefers-reduced-motion:no-preference){button,.button{transition:filter .15s,background-color .15s}}`;
