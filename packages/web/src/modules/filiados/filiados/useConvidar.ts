/**
 * 'Enviar convite de acesso' to some members, or to all that the filter shows: asked first, told with who was refused and why.
 *
 * Whoever has no account gets one; nobody gets a mail by being registered alone. Source: decisions-members (List, Account).
 */
import { type FiliadoListado, filiadosMessages as messages } from '@sede/domain/modules/filiados/filiados';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import {
  type Alvo,
  confirm,
  inSteps,
  isWhole,
  type Nomeacao,
  type ResultadoDeTodas,
  showResultado,
} from '#platform/ui/index.ts';
import { nomeDe } from './filiado.columns.tsx';

const SHOWN = 5;
const FEITO = { um: 'mensagem de convite enviada', varios: 'mensagens de convite enviadas' };
const NOMES: Nomeacao<FiliadoListado> = {
  read: async (ids) => (await api.filiados.list({ ids, porPagina: 100, totais: 'nao' })).itens,
  nameOf: nomeDe,
  noun: 'Filiado',
};

function resumo(alvo: Alvo<FiliadoListado>): string[] {
  if (isWhole(alvo)) return [`${alvo.total.toLocaleString('pt-BR')} filiados: tudo o que o filtro mostra`];
  const names = alvo.slice(0, SHOWN).map(nomeDe);
  return alvo.length > SHOWN ? [...names, `e mais ${alvo.length - SHOWN}`] : names;
}

/** Out: asks, sends, tells; `after` once it is done. */
export function useConvidar() {
  const { mutateAsync: convidar } = useSubmit(orpc.filiados.convidar);
  return async (alvo: Alvo<FiliadoListado>, after?: () => void): Promise<void> => {
    const done: ResultadoDeTodas[] = [];
    const answer = await confirm({
      title: messages.convidar,
      message: 'Cada um recebe um e-mail para escolher a senha. Quem não tem acesso passa a ter.',
      details: resumo(alvo),
      confirmLabel: 'Enviar',
      run: async (_, report) => {
        done.push(await inSteps(alvo, (parte) => convidar(parte), report));
      },
    });
    if (!answer.confirmed) return;
    after?.();
    for (const resultado of done) await showResultado(alvo, resultado, FEITO, NOMES);
  };
}
