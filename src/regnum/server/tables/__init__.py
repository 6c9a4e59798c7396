"""Tables: in memory, what happens to them, and what people do there."""
