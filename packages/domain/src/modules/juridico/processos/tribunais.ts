/**
 * The courts of Brazil, by the branch (J) and court (TR) of a case number of the CNJ.
 *
 * Out: sigla ('TJDFT') as lists and exports show it, and the name in full as it is searched. Source: Resolução CNJ 65/2008, arts. 1 and 5
 * and its annexes; decisions-legal (Cases).
 */
import type { UFS } from '@sede/domain/kernel';

export interface Tribunal {
  sigla: string;
  nome: string;
}

/** In the order of the annex, which is that of the states' names: its place is the court's number. */
const ESTADOS = [
  ['AC', 'do Acre'],
  ['AL', 'de Alagoas'],
  ['AP', 'do Amapá'],
  ['AM', 'do Amazonas'],
  ['BA', 'da Bahia'],
  ['CE', 'do Ceará'],
  ['DF', 'do Distrito Federal e dos Territórios'],
  ['ES', 'do Espírito Santo'],
  ['GO', 'de Goiás'],
  ['MA', 'do Maranhão'],
  ['MT', 'de Mato Grosso'],
  ['MS', 'de Mato Grosso do Sul'],
  ['MG', 'de Minas Gerais'],
  ['PA', 'do Pará'],
  ['PB', 'da Paraíba'],
  ['PR', 'do Paraná'],
  ['PE', 'de Pernambuco'],
  ['PI', 'do Piauí'],
  ['RJ', 'do Rio de Janeiro'],
  ['RN', 'do Rio Grande do Norte'],
  ['RS', 'do Rio Grande do Sul'],
  ['RO', 'de Rondônia'],
  ['RR', 'de Roraima'],
  ['SC', 'de Santa Catarina'],
  ['SE', 'de Sergipe'],
  ['SP', 'de São Paulo'],
  ['TO', 'do Tocantins'],
] as const satisfies readonly (readonly [(typeof UFS)[number], string])[];

const two = (n: number) => String(n).padStart(2, '0');
const REGIOES_FEDERAIS = 6;
const REGIOES_DO_TRABALHO = 24;
/** States with a military court of their own. */
const COM_JUSTICA_MILITAR: readonly string[] = ['MG', 'RS', 'SP'];

function* tribunais(): Generator<[string, Tribunal]> {
  yield ['100', { sigla: 'STF', nome: 'Supremo Tribunal Federal' }];
  yield ['200', { sigla: 'CNJ', nome: 'Conselho Nacional de Justiça' }];
  yield ['300', { sigla: 'STJ', nome: 'Superior Tribunal de Justiça' }];
  yield ['490', { sigla: 'CJF', nome: 'Conselho da Justiça Federal' }];
  for (let n = 1; n <= REGIOES_FEDERAIS; n++)
    yield [`4${two(n)}`, { sigla: `TRF${n}`, nome: `Tribunal Regional Federal da ${n}ª Região` }];
  yield ['500', { sigla: 'TST', nome: 'Tribunal Superior do Trabalho' }];
  yield ['590', { sigla: 'CSJT', nome: 'Conselho Superior da Justiça do Trabalho' }];
  for (let n = 1; n <= REGIOES_DO_TRABALHO; n++)
    yield [`5${two(n)}`, { sigla: `TRT${n}`, nome: `Tribunal Regional do Trabalho da ${n}ª Região` }];
  yield ['600', { sigla: 'TSE', nome: 'Tribunal Superior Eleitoral' }];
  for (const [index, [uf, de]] of ESTADOS.entries()) {
    const estado = uf === 'DF' ? 'do Distrito Federal' : de;
    yield [`6${two(index + 1)}`, { sigla: `TRE-${uf}`, nome: `Tribunal Regional Eleitoral ${estado}` }];
  }
  yield ['700', { sigla: 'STM', nome: 'Superior Tribunal Militar' }];
  for (const [index, [uf, de]] of ESTADOS.entries()) {
    const sigla = uf === 'DF' ? 'TJDFT' : `TJ${uf}`;
    yield [`8${two(index + 1)}`, { sigla, nome: `Tribunal de Justiça ${de}` }];
  }
  for (const [index, [uf, de]] of ESTADOS.entries()) {
    if (COM_JUSTICA_MILITAR.includes(uf))
      yield [`9${two(index + 1)}`, { sigla: `TJM${uf}`, nome: `Tribunal de Justiça Militar ${de}` }];
  }
}

const POR_CODIGO: ReadonlyMap<string, Tribunal> = new Map(tribunais());

/** Of a judicial case, as the form offers them. */
export const TRIBUNAIS: readonly Tribunal[] = [...POR_CODIGO.values()];

/** `codigo`: J and TR of a number, three digits; the auditorships of the federal military (J 7) are the STM's. */
export const tribunalDoCodigo = (codigo: string): Tribunal | null =>
  POR_CODIGO.get(codigo) ?? (codigo.startsWith('7') ? (POR_CODIGO.get('700') ?? null) : null);
