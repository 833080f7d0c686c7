import './csp-shims.js';

// The shared packages are negotiated before anything that uses them is evaluated.
void import('./bootstrap.js');
