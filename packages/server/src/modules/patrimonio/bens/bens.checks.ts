/**
 * What a save of an asset asks beyond its shape: words of the settings' lists, an employee who is there. What the asset has already stays,
 * also a word that its list has lost. Errors: `plataforma.invalido` at the field. Source: decisions-sindical-contratos-patrimonio (Assets).
 */
import { OPCAO_INVALIDA } from '@sede/domain/kernel';
import { patrimonioSettings } from '@sede/domain/modules/patrimonio/bens';
import { FUNCIONARIO_REFERENCIA } from '#modules/financeiro/funcionarios/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { references, refuseCampos } from '#platform/records/index.ts';

interface Palavras {
  tipoObjeto?: string | null | undefined;
  setorAlocado?: string | null | undefined;
}

export async function refusePalavras({ tx }: WriteContext, novas: Palavras, antes: Palavras = {}): Promise<void> {
  const { tiposDeBem, setoresDoPatrimonio } = await readConfiguracoes(tx, patrimonioSettings);
  const unknown = (word: string | null | undefined, before: string | null | undefined, list: readonly string[]) =>
    word !== undefined && word !== null && word !== before && !list.includes(word);
  refuseCampos({
    ...(unknown(novas.tipoObjeto, antes.tipoObjeto, tiposDeBem) ? { tipoObjeto: OPCAO_INVALIDA } : {}),
    ...(unknown(novas.setorAlocado, antes.setorAlocado, setoresDoPatrimonio) ? { setorAlocado: OPCAO_INVALIDA } : {}),
  });
}

/** Held before any asset, as everywhere. */
export const holdUsuario = references({ idUsuario: FUNCIONARIO_REFERENCIA });
