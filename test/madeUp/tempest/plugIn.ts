/** Everything that a program lists which plays with Tempest; before the engine, which looks whether all verbs are there. */
import './index.ts';
import './words.ts';
import './worth.ts';
import './rumourWords.ts';
