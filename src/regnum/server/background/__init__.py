"""What runs beside the requests: errands, bots, listening to the other workers."""
