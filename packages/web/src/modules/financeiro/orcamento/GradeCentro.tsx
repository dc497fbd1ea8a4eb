import { formatContagem } from '@sede/domain/kernel';
import {
  foraDaPrevisao,
  type LinhaOrcamento,
  orcamentoMessages,
  rotuloCentro,
  SITUACAO_USO_ROTULOS,
  sumFiguras,
} from '@sede/domain/modules/financeiro/orcamento';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { notify, useIsPhone } from '#platform/ui/index.ts';
import { CelulaPrevisao } from './CelulaPrevisao.tsx';
import { FigurasCells, FigurasTable } from './Figuras.tsx';
import classes from './orcamento.module.css';
import type { Recorte } from './orcamento.paths.ts';
import { type Celulas, chaveDe } from './useCelulas.ts';

export interface GradeProps {
  centroCusto: string;
  linhas: readonly LinhaOrcamento[];
  recorte: Recorte;
  /** All rows of the centre are here: then its total has its list. */
  inteiro: boolean;
  /** Null where nothing can be changed: a viewer, several months, a closed month, no cost centre. */
  celulas: Celulas | null;
}

/** One cost centre: its items, the sum of those without a forecast, its total. On a phone it is folded until it is asked for. */
export function GradeCentro({ centroCusto, linhas, recorte, inteiro, celulas }: GradeProps) {
  const nome = rotuloCentro(centroCusto);
  const fora = foraDaPrevisao(linhas);
  const paste = (primeira: LinhaOrcamento, valores: string[]) => {
    const begin = linhas.findIndex((one) => chaveDe(one) === chaveDe(primeira));
    const alvo = linhas.slice(begin, begin + valores.length);
    celulas?.write(alvo.map((linha, n) => ({ linha, texto: valores[n] ?? '', versao: linha.versao ?? 0 })));
    const sobra = valores.length - alvo.length;
    if (sobra > 0) notify.error(orcamentoMessages.semLinha(sobra));
  };
  const alvoDe = (itens?: readonly string[]) => ({ centroCusto, ...(itens ? { itens } : {}) });
  return (
    <Dobravel titulo={nome} itens={linhas.length}>
      <FigurasTable label={nome} first="Item de despesa">
        <tbody>
          {linhas.map((linha) => (
            <tr key={linha.idItemDespesa}>
              <th scope="row">
                {linha.itemDespesa}
                {linha.desabilitado && <span className={classes.nota}> (desabilitado)</span>}
              </th>
              <FigurasCells
                figuras={linha}
                nome={linha.itemDespesa}
                recorte={recorte}
                alvo={alvoDe([linha.idItemDespesa])}
                previsto={celulas && <CelulaPrevisao linha={linha} celulas={celulas} onColuna={paste} />}
              />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {fora.length > 0 && (
            <tr>
              <th scope="row">{SITUACAO_USO_ROTULOS.fora} (já no total)</th>
              <FigurasCells
                figuras={sumFiguras(fora)}
                nome={`${SITUACAO_USO_ROTULOS.fora} em ${nome}`}
                recorte={recorte}
                alvo={alvoDe(fora.map((one) => one.idItemDespesa))}
              />
            </tr>
          )}
          <tr>
            <th scope="row">Total</th>
            <FigurasCells figuras={sumFiguras(linhas)} nome={nome} recorte={recorte} alvo={inteiro ? alvoDe() : null} />
          </tr>
        </tfoot>
      </FigurasTable>
    </Dobravel>
  );
}

/** A heading over its table; on a phone the heading opens and closes it, on paper it is always open. */
function Dobravel({ titulo, itens, children }: { titulo: string; itens: number; children: ReactNode }) {
  const phone = useIsPhone();
  const [aberto, setAberto] = useState(false);
  const id = useId();
  return (
    <>
      <h2 className={classes.centro}>
        {phone ? (
          <button type="button" aria-expanded={aberto} aria-controls={id} onClick={() => setAberto(!aberto)}>
            {titulo}
            <span className={classes.nota}>{formatContagem(itens, 'item', 'itens')}</span>
            <IconChevronDown size={18} aria-hidden />
          </button>
        ) : (
          titulo
        )}
      </h2>
      <div id={id} hidden={phone && !aberto}>
        {children}
      </div>
    </>
  );
}
