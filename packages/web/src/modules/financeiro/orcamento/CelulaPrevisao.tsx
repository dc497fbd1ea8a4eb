import { formatReaisSemSimbolo } from '@sede/domain/kernel';
import { type LinhaOrcamento, readColuna, rotuloCentro } from '@sede/domain/modules/financeiro/orcamento';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import classes from './orcamento.module.css';
import { type Celulas, chaveDe } from './useCelulas.ts';

export interface CelulaProps {
  linha: LinhaOrcamento;
  celulas: Celulas;
  /** A pasted column, from this cell on. */
  onColuna: (linha: LinhaOrcamento, valores: string[]) => void;
}

const texto = (valor: number | null) => (valor === null ? '' : formatReaisSemSimbolo(valor));

/** The cell above or below in the whole page, in the order in which they are read; folded ones are passed over. */
function vizinha(input: HTMLInputElement, passo: 1 | -1): HTMLInputElement | undefined {
  const all = [...document.querySelectorAll<HTMLInputElement>('input[data-celula]')].filter((one) =>
    one.checkVisibility(),
  );
  return all[all.indexOf(input) + passo];
}

/**
 * One forecast: typed, pasted, walked with the arrows, Tab and Enter; Escape gives back what was there, Ctrl+Z what was
 * saved before. Saved when it is left.
 */
export function CelulaPrevisao({ linha, celulas, onColuna }: CelulaProps) {
  const [digitado, setDigitado] = useState<string | null>(null);
  const visto = useRef(0);
  const errorId = useId();
  const erro = celulas.erros.get(chaveDe(linha));
  const inicial = erro?.texto ?? texto(linha.previsto);

  const leave = () => {
    if (digitado !== null && (digitado !== inicial || erro)) {
      celulas.write([{ linha, texto: digitado, versao: visto.current }]);
    }
    setDigitado(null);
  };
  const aoTeclar = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const command = event.ctrlKey || event.metaKey;
    if (command && ['z', 'y'].includes(event.key.toLowerCase()) && (digitado ?? inicial) === inicial) {
      event.preventDefault();
      if (event.key.toLowerCase() === 'y' || event.shiftKey) celulas.refazer();
      else celulas.desfazer();
      // Follows an undo made elsewhere.
      setDigitado(null);
      return;
    }
    if (event.altKey || command || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      setDigitado(null);
      celulas.forget(linha);
      return;
    }
    const up = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
    if (!up && event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    // A refused value is sent again as it stands, based on the present version.
    if (event.key === 'Enter' && erro && digitado === null) {
      celulas.write([{ linha, texto: inicial, versao: visto.current }]);
    }
    const next = vizinha(input, up ? -1 : 1);
    if (next) next.focus();
    else input.blur();
  };

  return (
    <span className={classes.celula}>
      <input
        data-celula
        className={classes.entrada}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Previsto de ${linha.itemDespesa} em ${rotuloCentro(linha.centroCusto)}`}
        aria-invalid={erro ? true : undefined}
        aria-describedby={erro ? errorId : undefined}
        aria-busy={celulas.salvando(linha) || undefined}
        placeholder="—"
        value={digitado ?? inicial}
        onFocus={(event) => {
          visto.current = linha.versao ?? 0;
          event.currentTarget.select();
        }}
        onChange={(event) => setDigitado(event.currentTarget.value)}
        onKeyDown={aoTeclar}
        onBlur={leave}
        onPaste={(event) => {
          const valores = readColuna(event.clipboardData.getData('text/plain'));
          if (!valores) return;
          event.preventDefault();
          setDigitado(null);
          onColuna(linha, valores);
        }}
      />
      {erro && (
        <span id={errorId} className={classes.erro} role="alert">
          {erro.mensagem}
        </span>
      )}
    </span>
  );
}
