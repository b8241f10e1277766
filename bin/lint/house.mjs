// The linter's plugin with the house's own rules: what no rule of the linter's own can be told.
import { comments } from './comments.mjs';
import { lineLength } from './lineLength.mjs';
import { optionalChain } from './optionalChain.mjs';
import { noEnums, noLeftOverTests, seatsInPlay } from './syntax.mjs';

export default {
  meta: { name: 'house' },
  rules: {
    comments,
    'line-length': lineLength,
    'no-enums': noEnums,
    'no-left-over-tests': noLeftOverTests,
    'optional-chain': optionalChain,
    'seats-in-play': seatsInPlay,
  },
};
