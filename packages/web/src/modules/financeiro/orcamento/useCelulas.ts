/**
 * The forecast's cells while they are edited: shown at once, saved one call after the other, taken back and done again.
 *
 * A cell is saved on the version that was seen when its editing began; own saves since then move that version on, other
 * people's saves do not: the conflict is shown at the cell, what was typed stays, and typing it again is based on the
 * present version.
 * In: month and rows as the server gave them. Source: decisions §6 (Two people editing); issue 4 (undo, conflict).
 */
import { formatReaisSemSimbolo } from '@sede/domain/kernel';
import {
  type Acompanhamento,
  type LinhaOrcamento,
  orcamentoMessages,
  readPrevisao,
} from '@sede/domain/modules/financeiro/orcamento';
import { useRef, useState } from 'react';
import { messageOf, orpc, queryClient, useSubmit } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';
import type { Periodo } from './usePeriodo.ts';

export type Celula = Pick<LinhaOrcamento, 'centroCusto' | 'idItemDespesa'>;
export interface Mudanca extends Celula {
  antes: number | null;
  valor: number | null;
  versao: number;
}
export interface Erro {
  texto: string;
  mensagem: string;
}
type Rumo = 'novo' | 'desfazer' | 'refazer';

export const chaveDe = ({ centroCusto, idItemDespesa }: Celula) => `${idItemDespesa} ${centroCusto}`;
/** What one call takes (`MAX_CELULAS` of the contract, which would bring zod along). */
const POR_VEZ = 500;
const textoDe = (valor: number | null) => (valor === null ? '' : formatReaisSemSimbolo(valor));

export function useCelulas(periodo: Periodo) {
  const submit = useSubmit(orpc.orcamento.salvar);
  const [esperando, setEsperando] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [erros, setErros] = useState<ReadonlyMap<string, Erro>>(new Map());
  const [feitas, setFeitas] = useState<readonly (readonly Mudanca[])[]>([]);
  const [desfeitas, setDesfeitas] = useState<readonly (readonly Mudanca[])[]>([]);
  const fila = useRef<Promise<unknown>>(Promise.resolve());
  /** 'cell version' → the newer version, after an own save or a conflict answer. */
  const avancos = useRef(new Map<string, number>());
  const { queryKey } = orpc.orcamento.acompanhamento.queryOptions({ input: periodo });

  const versaoDe = (mudanca: Mudanca) => {
    let { versao } = mudanca;
    for (;;) {
      const next = avancos.current.get(`${chaveDe(mudanca)} ${versao}`);
      if (next === undefined) return versao;
      versao = next;
    }
  };
  const show = (celulas: readonly (Celula & { valor: number | null; versao: number })[]) => {
    const novas = new Map(celulas.map((one) => [chaveDe(one), one]));
    queryClient.setQueryData<Acompanhamento>(
      queryKey,
      (data) =>
        data && {
          ...data,
          linhas: data.linhas.map((linha) => {
            const nova = novas.get(chaveDe(linha));
            return nova ? { ...linha, previsto: nova.valor, versao: nova.versao } : linha;
          }),
        },
    );
  };
  const release = (mudancas: readonly Celula[]) =>
    setEsperando((now) => {
      const next = new Map(now);
      for (const one of mudancas) next.delete(chaveDe(one));
      return next;
    });
  const markErros = (novos: readonly [string, Erro | null][]) =>
    setErros((now) => {
      const next = new Map(now);
      for (const [chave, erro] of novos) {
        if (erro) next.set(chave, erro);
        else next.delete(chave);
      }
      return next;
    });

  async function send(mudancas: readonly Mudanca[]): Promise<Mudanca[]> {
    const { ano, de: mes } = periodo;
    const salvas: Mudanca[] = [];
    for (let n = 0; n < mudancas.length; n += POR_VEZ) {
      const parte = mudancas.slice(n, n + POR_VEZ);
      const porChave = new Map(parte.map((one) => [chaveDe(one), { mudanca: one, enviada: versaoDe(one) }]));
      const celulas = parte.map((one) => {
        const { centroCusto, idItemDespesa, valor } = one;
        return { centroCusto, idItemDespesa, valor, versao: versaoDe(one) };
      });
      try {
        const result = await submit.mutateAsync({ ano, mes, celulas });
        show(result.salvas);
        for (const salva of result.salvas) {
          const sent = porChave.get(chaveDe(salva));
          if (!sent) continue;
          if (salva.versao !== sent.enviada) avancos.current.set(`${chaveDe(salva)} ${sent.enviada}`, salva.versao);
          salvas.push({ ...sent.mudanca, versao: salva.versao });
        }
        show(result.recusadas.flatMap(({ atual, ...one }) => (atual ? [{ ...one, ...atual }] : [])));
        markErros(
          result.recusadas.map((one) => {
            const texto = textoDe(porChave.get(chaveDe(one))?.mudanca.valor ?? null);
            const agora = one.atual ? ` Agora: ${textoDe(one.atual.valor) || 'sem previsão'}.` : '';
            return [chaveDe(one), { texto, mensagem: `${one.message}${agora}` }];
          }),
        );
      } catch (error) {
        const mensagem = messageOf(error);
        markErros(parte.map((one) => [chaveDe(one), { texto: textoDe(one.valor), mensagem }]));
      }
      release(parte);
    }
    return salvas;
  }

  function save(mudancas: readonly Mudanca[], rumo: Rumo = 'novo'): void {
    if (mudancas.length === 0) return;
    setEsperando((now) => new Map([...now, ...mudancas.map((one) => [chaveDe(one), one.valor] as const)]));
    markErros(mudancas.map((one) => [chaveDe(one), null]));
    fila.current = fila.current.then(async () => {
      const salvas = await send(mudancas);
      if (salvas.length === 0) return;
      if (salvas.length > 1) notify.success(orcamentoMessages.salvas(salvas.length));
      const volta = salvas.map((one) => ({ ...one, antes: one.valor, valor: one.antes }));
      if (rumo === 'desfazer') setDesfeitas((now) => [...now, volta]);
      else setFeitas((now) => [...now, volta]);
      if (rumo === 'novo') setDesfeitas([]);
    });
  }

  /** Texts for cells: an amount is saved; any other text stays in its cell as it was typed, with a message. */
  function write(textos: readonly { linha: LinhaOrcamento; texto: string; versao: number }[]): void {
    const boas: Mudanca[] = [];
    const ruins: [string, Erro | null][] = [];
    for (const { linha, texto, versao } of textos) {
      const lido = texto.includes('\t') ? { erro: orcamentoMessages.umaColuna } : readPrevisao(texto);
      if ('erro' in lido) ruins.push([chaveDe(linha), { texto, mensagem: lido.erro }]);
      else if (lido.valor === linha.previsto) ruins.push([chaveDe(linha), null]);
      else {
        const { centroCusto, idItemDespesa, previsto } = linha;
        boas.push({ centroCusto, idItemDespesa, antes: previsto, valor: lido.valor, versao });
      }
    }
    markErros(ruins);
    save(boas);
  }

  const voltar = (rumo: 'desfazer' | 'refazer') => {
    const [pilha, setPilha] = rumo === 'desfazer' ? [feitas, setFeitas] : [desfeitas, setDesfeitas];
    const ultima = pilha.at(-1);
    if (!ultima) return;
    setPilha((now) => now.slice(0, -1));
    save(ultima, rumo);
  };

  return {
    erros,
    /** The row as it will stand once saved. */
    visto: (linha: LinhaOrcamento): LinhaOrcamento => {
      const chave = chaveDe(linha);
      return esperando.has(chave) ? { ...linha, previsto: esperando.get(chave) ?? null } : linha;
    },
    salvando: (linha: Celula) => esperando.has(chaveDe(linha)),
    write,
    forget: (linha: Celula) => markErros([[chaveDe(linha), null]]),
    podeDesfazer: feitas.length > 0,
    podeRefazer: desfeitas.length > 0,
    desfazer: () => voltar('desfazer'),
    refazer: () => voltar('refazer'),
  };
}
export type Celulas = ReturnType<typeof useCelulas>;
