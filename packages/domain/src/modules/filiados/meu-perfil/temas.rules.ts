/**
 * Topics of the messages to members, as the setting writes them: one a line, what holds for it after `|`.
 *
 *     Jurídico | desfiliados            → also to whoever left
 *     Convênios | opt-in                → only to whoever asks for it
 *     Assembleias … | obrigatório       → to every member, not to be turned off
 *
 * Source: decisions-members (Communication).
 */
export interface Tema {
  nome: string;
  obrigatorio: boolean;
  optIn: boolean;
  desfiliados: boolean;
}

export const TEMAS_PADRAO = `Assembleias e avisos estatutários | obrigatório
Jurídico | desfiliados
Informativo
Eventos
Convênios | opt-in
Pesquisas`;

const MAX_NOME = 80;

/** Lines without a name are none; a name that comes again counts once. */
export function readTemas(texto: string): Tema[] {
  const temas = new Map<string, Tema>();
  for (const linha of texto.split('\n')) {
    const [nome = '', ...marcas] = linha.split('|').map((parte) => parte.trim());
    if (nome === '' || temas.has(nome)) continue;
    const tem = (marca: string) => marcas.some((dita) => dita.toLowerCase() === marca);
    const obrigatorio = tem('obrigatório') || tem('obrigatorio');
    temas.set(nome, {
      nome: nome.slice(0, MAX_NOME),
      obrigatorio,
      optIn: !obrigatorio && tem('opt-in'),
      desfiliados: tem('desfiliados'),
    });
  }
  return [...temas.values()];
}

/** Whether somebody gets messages of the topic. In: what they chose, if anything. */
export const recebeTema = ({ obrigatorio, optIn }: Tema, escolhido: boolean | undefined): boolean =>
  obrigatorio || (escolhido ?? !optIn);
