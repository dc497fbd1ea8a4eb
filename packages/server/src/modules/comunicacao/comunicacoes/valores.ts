/** What a text's placeholders become for one recipient. Source: decisions-members (Communication: placeholders). */
import { nomeProprio } from '@sede/domain/kernel';
import { SEM_NOME } from '@sede/domain/modules/comunicacao/comunicacoes';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';

/** As frozen with the recipient. */
export interface Congelados {
  nome: string;
  casa: string;
  matricula: string;
}

export function valoresDe({ nome, casa, matricula }: Congelados): Record<string, string> {
  const proprio = nomeProprio(nome.trim()) || SEM_NOME;
  return {
    nome: proprio,
    primeiro_nome: proprio.split(/\s+/)[0] ?? proprio,
    casa: ROTULO_CASA[casa] ?? casa,
    matricula,
  };
}
