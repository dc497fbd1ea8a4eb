import { describe, expect, it } from 'vitest';
import {
  MINIMO_RESPOSTAS,
  motivoNaoAprovar,
  motivoNaoCancelar,
  motivoNaoInterromper,
  motivoNaoNegar,
  motivoNaoRetomar,
  quantasSaem,
  quantasSaemNoFim,
  resumir,
  textoDaMedia,
} from './pesquisa.rules.ts';
import { pesquisasErrors, pesquisasMessages } from './pesquisas.messages.ts';

describe('the urn of anonymous answers', () => {
  it('opens at five, and then keeps five behind', () => {
    expect([0, 4, 5].map((n) => quantasSaem(n, false))).toEqual([0, 0, 5]);
    expect([4, 5, 9, 10, 23].map((n) => quantasSaem(n, true))).toEqual([0, 0, 0, 5, 18]);
  });

  it('one by one, never moves a result by fewer than five, and leaves none of ten and more untold', () => {
    for (let total = 1; total <= 60; total++) {
      let [naUrna, contadas] = [0, 0];
      for (let i = 0; i < total; i++) {
        naUrna += 1;
        const saem = quantasSaem(naUrna, contadas > 0);
        expect(saem === 0 || saem >= MINIMO_RESPOSTAS).toBe(true);
        naUrna -= saem;
        contadas += saem;
      }
      const { porCasa } = quantasSaemNoFim([{ casa: 'TCU', naUrna }]);
      const fim = porCasa.reduce((soma, urna) => soma + urna.naUrna, 0);
      expect(fim === 0 || fim >= MINIMO_RESPOSTAS).toBe(true);
      if (total >= 10) expect(contadas + fim).toBe(total);
    }
  });

  it('at the end puts small urns together without their house, or leaves them', () => {
    const [camara, senado, tcu] = [
      { casa: 'CAMARA', naUrna: 7 },
      { casa: 'SENADO', naUrna: 3 },
      { casa: 'TCU', naUrna: 2 },
    ];
    expect(quantasSaemNoFim([camara, senado, tcu])).toEqual({ porCasa: [camara], semCasa: [senado, tcu] });
    expect(quantasSaemNoFim([camara, senado])).toEqual({ porCasa: [camara], semCasa: [] });
  });
});

describe('results', () => {
  const parcela = (casa: string, respostas: number, nota = 8) => ({ casa, respostas, soma: respostas * nota });

  it('say nothing below five', () => {
    expect(resumir([])).toEqual({ respostas: 0, media: null, porCasa: [] });
    expect(resumir([parcela('TCU', 3), parcela('SENADO', 1)])).toEqual({ respostas: null, media: null, porCasa: [] });
    expect(resumir([parcela('TCU', 5)])).toMatchObject({ respostas: 5, media: 800 });
  });

  it('hide with a house’s few the smallest other, so that the total gives none away', () => {
    const { porCasa, respostas } = resumir([parcela('CAMARA', 20), parcela('SENADO', 9), parcela('TCU', 2)]);
    expect(respostas).toBe(31);
    expect(porCasa).toEqual([
      { casa: 'CAMARA', respostas: 20, media: 800 },
      { casa: 'SENADO', respostas: null, media: null },
      { casa: 'TCU', respostas: null, media: null },
    ]);
  });

  it('whatever the counts: what is hidden is nothing or five and more together', () => {
    for (let a = 0; a < 12; a++)
      for (let b = 0; b < 12; b++)
        for (let c = 0; c < 12; c++) {
          const { respostas, porCasa } = resumir([parcela('CAMARA', a), parcela('SENADO', b), parcela('TCU', c)]);
          if (respostas === null || respostas === 0) continue;
          const ditas = porCasa.reduce((soma, um) => soma + (um.respostas ?? 0), 0);
          const ocultas = respostas - ditas;
          expect(ocultas === 0 || ocultas >= MINIMO_RESPOSTAS).toBe(true);
        }
  });

  it('an average is exact to the hundredth and read with one decimal', () => {
    expect(resumir([{ casa: 'TCU', respostas: 7, soma: 59 }]).media).toBe(843);
    expect([843, 800, 1000, 0, 846].map(textoDaMedia)).toEqual(['8,4', '8,0', '10,0', '0,0', '8,5']);
  });
});

it('a sending is cancelled while it waits, interrupted while it goes out, taken up again when interrupted', () => {
  expect([motivoNaoCancelar('na_espera', true), motivoNaoCancelar('enviando', true)]).toEqual([null, 'ja_saiu']);
  expect([motivoNaoInterromper('enviando', true), motivoNaoInterromper('enviada', true)]).toEqual([null, 'ja_enviada']);
  expect([motivoNaoRetomar('interrompida', true), motivoNaoRetomar('enviando', true)]).toEqual([
    null,
    'nao_interrompida',
  ]);
  expect(motivoNaoCancelar('na_espera', false)).toBe('so_consulta');
  expect(motivoNaoCancelar('aguardando_aprovacao', true)).toBeNull();
});

it('is approved by another person than the one who pressed send, while it waits', () => {
  const pedida = { estado: 'aguardando_aprovacao', enviadaPorId: 'paula' } as const;
  expect(motivoNaoAprovar(pedida, { quem: 'gilda', aprova: true })).toBeNull();
  expect(motivoNaoAprovar(pedida, { quem: 'paula', aprova: true })).toBe('outra_pessoa');
  expect(motivoNaoAprovar(pedida, { quem: 'gilda', aprova: false })).toBe('so_consulta');
  expect(motivoNaoAprovar({ ...pedida, estado: 'na_espera' }, { quem: 'gilda', aprova: true })).toBe('nao_aguarda');
  expect([motivoNaoNegar(pedida, true), motivoNaoNegar({ estado: 'enviada' }, true)]).toEqual([null, 'nao_aguarda']);
});

it('says the text’s words', () => {
  expect(pesquisasErrors.sem_filiado().message).toBe('Você precisa selecionar pelo menos um(a) filiado(a)!');
  expect(pesquisasErrors.sem_tipo().message).toBe('Você precisa selecionar pelo menos uma pesquisa!');
  expect(pesquisasMessages.enviada).toBe('Pesquisa enviada com sucesso!');
  expect(pesquisasMessages.titulo).toBe('Envio de Pesquisa de Satisfação');
});
