import * as field from '../../platform/graphql/field.ts';
import { createType } from '../../platform/graphql/type.ts';

export const SecondFactorType = createType(
  'SecondFactor',
  'A second factor that is turned on. Its secret cannot be read.',
  {
    enabledAt: field.time('The time when it was turned on.'),
    recoveryCodesLeft: field.int('The number of unused recovery codes.'),
  },
);
export type SecondFactorType = InstanceType<typeof SecondFactorType>;

export const NewSecondFactor = createType(
  'NewSecondFactor',
  'A second factor that a first code turns on. The secret is not shown again.',
  {
    secret: field.text('The secret in base32, to type into an authenticator app.'),
    uri: field.text('The `otpauth:` URI of the secret, to show as a QR code.'),
  },
);
export type NewSecondFactor = InstanceType<typeof NewSecondFactor>;

export const RecoveryCodes = createType('RecoveryCodes', 'New recovery codes. They are not shown again.', {
  recoveryCodes: field.texts('Ten codes; each works once in place of a code of the app.'),
});
export type RecoveryCodes = InstanceType<typeof RecoveryCodes>;
