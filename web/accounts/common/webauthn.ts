import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The server asks for no extensions, and none are sent. */
const none = { clientExtensionResults: {} };

/** The browser's passkey calls, loaded when they are needed. */
export async function loadWebauthn() {
  const { startAuthentication, startRegistration, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  return {
    /** Has a device make a key. */
    make: async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) => ({
      ...(await startRegistration({ optionsJSON })),
      ...none,
    }),
    /**
     * Has a key sign, in the browser's own dialog or, as an offer, in the field marked for it. Ends the request before.
     */
    sign: async (optionsJSON: PublicKeyCredentialRequestOptionsJSON, isOffer = false) => ({
      ...(await startAuthentication({ optionsJSON, useBrowserAutofill: isOffer, verifyBrowserAutofillInput: false })),
      ...none,
    }),
    cancel: () => WebAuthnAbortService.cancelCeremony(),
  };
}
