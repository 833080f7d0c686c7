// First of all: everything after may make style elements.
import './csp-shims.js';
import './bootstrap.js';
