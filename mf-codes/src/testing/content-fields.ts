/** Fetched with a form in the console; read from the start here, as a busy machine takes longer to read them than a test waits. */
import '../entities/code-content/fields/app-fields.js';
import '../entities/code-content/fields/card-fields.js';
import '../entities/code-content/fields/event-fields.js';
import '../entities/code-content/fields/file-fields.js';
import '../entities/code-content/fields/item-fields.js';
import '../entities/code-content/fields/note-fields.js';
import '../entities/code-content/fields/page-fields.js';
import '../entities/code-content/fields/store-fields.js';
import '../entities/code-content/fields/target-field.js';
import '../entities/code-content/fields/wifi-fields.js';
