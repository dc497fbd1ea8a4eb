-- A member's periods are read by the plain index. The exclusion answers 'filiado_id = …' too, and the planner took it: twenty pages a
-- member instead of two, a spreadsheet of 20,000 members in a minute. Over an expression it guards as before and is asked by nobody.
-- Source: issue 10 (Speed).
alter table filiado_periodos
  drop constraint filiado_periodos_um_por_vez,
  add constraint filiado_periodos_um_por_vez exclude using gist ((filiado_id::text) with =, daterange(inicio, fim, '[)') with &&);
