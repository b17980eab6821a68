/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_APP_NAME?: string
  readonly VITE_SECOND_FACTOR_APP?: string
  readonly VITE_APP_URL?: string
  readonly VITE_TECH_CREDIT_NAME?: string
  readonly VITE_TECH_CREDIT_URL?: string
  readonly VITE_CONTACT_EMAIL?: string
  readonly VITE_CONTACT_PHONE?: string
  readonly VITE_CONTACT_WHATSAPP?: string
  readonly VITE_CONTACT_ADDRESS?: string
  readonly VITE_CONTACT_HOURS?: string
  readonly VITE_CONTACT_INSTAGRAM?: string
  readonly VITE_LEGAL_NAME?: string
  readonly VITE_LEGAL_CNPJ?: string
  readonly VITE_PRIVACY_EMAIL?: string
  readonly VITE_FIREBASE_PROJECT_ID?: string
  readonly VITE_FIREBASE_API_KEY?: string
  readonly VITE_FIREBASE_APP_ID?: string
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string
  readonly VITE_FIREBASE_MESSAGING_SENDER_ID?: string
  readonly VITE_APP_CHECK_SITE_KEY?: string
  readonly VITE_EMULATOR_HOST?: string
  readonly VITE_EMULATOR_AUTH_PORT?: string
  readonly VITE_EMULATOR_FIRESTORE_PORT?: string
  readonly VITE_EMULATOR_FUNCTIONS_PORT?: string
  readonly VITE_EMULATOR_STORAGE_PORT?: string
}
