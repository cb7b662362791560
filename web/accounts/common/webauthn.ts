import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The server requests no extensions, so none are sent. */
const none = { clientExtensionResults: {} };

/** The browser's passkey calls, loaded when they are needed. */
export async function loadWebauthn() {
  const { startAuthentication, startRegistration, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  return {
    /** Asks a device to create a passkey. */
    make: async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) => ({
      ...(await startRegistration({ optionsJSON })),
      ...none,
    }),
    /**
     * Asks a passkey to sign, in the browser's dialog or, as an offer, in the marked field. Ends the previous request.
     */
    sign: async (optionsJSON: PublicKeyCredentialRequestOptionsJSON, isOffer = false) => ({
      ...(await startAuthentication({ optionsJSON, useBrowserAutofill: isOffer, verifyBrowserAutofillInput: false })),
      ...none,
    }),
    cancel: () => WebAuthnAbortService.cancelCeremony(),
  };
}
