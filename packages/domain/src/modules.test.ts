/** What the modules bring together. */
import { createDirectory } from '@sede/domain/manifest';
import { describe, expect, it } from 'vitest';
import { actionText } from './kernel/index.ts';
import { MODULES } from './modules.ts';

const directory = createDirectory(MODULES);
/** What goes by its kind: 'Registro criado', 'Alteração', 'Registro excluído', of the record or of a part. */
const BY_KIND = /^(?:create|update|remove)(?:[A-Z]|$)/;

describe('in the trail what was done is told in its module’s words:', () => {
  const modules = [
    ...['processos', 'agendas', 'atendimentos', 'prazos', 'escritorios', 'temas', 'autoridades', 'sindex', 'contratos'],
    ...['bens', 'fluxos', 'manutencoes', 'inventarios', 'termos', 'dashboards'],
  ] as const;
  const writes = modules.flatMap((key) =>
    Object.entries(MODULES[key].contract)
      .filter(([verb, op]) => op['~orpc'].meta.kind === 'write' && !BY_KIND.test(verb))
      .map(([verb]) => [key, verb] as const),
  );
  it.each(writes)('%s.%s', (key, verb) => {
    const feito = actionText({ operacao: `${key}.${verb}`, acao: 'alterar' }, directory.actionsOf(key));
    // 'Alteração' is the word of the appointment's own 'editar'.
    expect(feito === 'Alteração').toBe(verb === 'editar');
  });

  it('never in another’s of the same name', () => {
    const encerrar = (key: string) =>
      actionText({ operacao: `${key}.encerrar`, acao: 'alterar' }, directory.actionsOf(key));
    expect(['contratos', 'temas', 'manutencoes', 'processos', 'comunicacoes'].map(encerrar)).toEqual([
      'Encerramento',
      'Acompanhamento encerrado',
      'Retorno da manutenção',
      'Encerramento',
      'Envio encerrado',
    ]);
  });
});
