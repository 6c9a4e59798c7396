"""Tables in the browser: storage, live matches, HTTP and WebSocket. `app.create_app(settings)` is the whole of it."""
