export { MARK, SCRIPT_PAYLOADS } from '@ribalta/domain/testing/scriptPayloads'
