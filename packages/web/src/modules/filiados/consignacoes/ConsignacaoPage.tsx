import { useCan } from '#platform/session/index.ts';
import { NaoConsignadosPage } from './NaoConsignadosPage.tsx';
import { VerificacaoPage } from './VerificacaoPage.tsx';

/** '/Consignacao': the whole check, or the table alone for whoever only reads it. Source: spec 2 §6. */
export function ConsignacaoPage() {
  return useCan('consignacao.ver') ? <VerificacaoPage /> : <NaoConsignadosPage />;
}
