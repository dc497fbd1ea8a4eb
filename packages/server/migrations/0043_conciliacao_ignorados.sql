-- A month signed with ignored lines that do not cancel out keeps their sum and why. Source: issue 9 (conciliation).

alter table conciliacoes
  add column ignorados_valor bigint,
  add column motivo_ignorados text check (length(motivo_ignorados) between 1 and 500),
  add constraint conciliacoes_ignorados check ((ignorados_valor is null) = (motivo_ignorados is null));
