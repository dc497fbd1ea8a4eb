/** Address of the payroll check and of what it downloads. A competence is 'AAAA-MM'. Source: spec 2 §2. */
import type { ArquivoGerado } from '@sede/domain/modules/filiados/consignacoes';

export const CONSIGNACAO = '/Consignacao';

export const geradoHref = ({
  competencia,
  casa,
  tipo,
}: {
  competencia: string;
  casa: string;
  tipo: ArquivoGerado;
}): string => `/api/consignacoes/gerados?${new URLSearchParams({ competencia, casa, tipo })}`;
export const inativosHref = (competencia: string): string =>
  `/api/consignacoes/nao-consignados/exportar?${new URLSearchParams({ formato: 'xlsx', competencia })}`;
