/**
 * What is new to an expense item must exist today; what an old record already says stays.
 *
 * Type and cost centre are words of the settings' lists, those in force. A disabled beneficiary is not taken for a new link.
 * Errors: `plataforma.invalido` at the field, `itens-despesa.beneficiario_desabilitado` (422). Source: spec 1 §5; decisions §7.
 */
import { OPCAO_INVALIDA } from '@sede/domain/kernel';
import {
  BENEFICIARIO_INEXISTENTE,
  type ItemDespesa,
  itensDespesaErrors,
} from '@sede/domain/modules/financeiro/itens-despesa';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { situacaoBeneficiario } from '../beneficiarios/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';

type Novos = Partial<Pick<ItemDespesa, 'tipo' | 'centroCusto' | 'idBeneficiario'>>;

export async function refuseUnknown(
  { tx }: WriteContext,
  { novos: { tipo, centroCusto, idBeneficiario } }: { novos: Novos },
): Promise<Record<never, never>> {
  const { tiposDespesa, centrosCusto } = await readFinanceiro(tx);
  const situacao = idBeneficiario ? await situacaoBeneficiario(tx, idBeneficiario) : 'habilitado';
  refuseCampos({
    ...(tipo && !tiposDespesa.includes(tipo) && { tipo: OPCAO_INVALIDA }),
    ...(centroCusto && !centrosCusto.includes(centroCusto) && { centroCusto: OPCAO_INVALIDA }),
    ...(situacao === 'inexistente' && { idBeneficiario: BENEFICIARIO_INEXISTENTE }),
  });
  if (situacao === 'desabilitado') {
    const { message } = itensDespesaErrors.beneficiario_desabilitado();
    throw itensDespesaErrors.beneficiario_desabilitado({ campos: { idBeneficiario: message } });
  }
  return {};
}
